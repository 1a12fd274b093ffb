-- A text that only the SECRET opens with which the portal first started here: another one is noticed before it does harm.
create table secret_check (
  is_only boolean primary key default true check (is_only),
  sealed text not null,
  made_at timestamptz not null
);

-- For the figures: what waits and what has failed is little beside what was sent.
create index outgoing_message_failed on outgoing_message (failed_at) where failed_at is not null;
create index outgoing_message_waiting on outgoing_message (created_at) where sent_at is null and failed_at is null;
