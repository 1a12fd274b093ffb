-- All that waits is handed in again in batches, each going on where the one before ended.
drop index outgoing_message_waiting;
create index outgoing_message_waiting on outgoing_message (created_at, id) where sent_at is null and failed_at is null;
