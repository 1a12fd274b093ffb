-- Codes, urgent, ordinary and bulk messages wait in queues of their own. What the version before writes is ordinary.
alter table outgoing_message
  add column delivery_class text not null default 'ordinary'
    check (delivery_class in ('code', 'urgent', 'ordinary', 'bulk')),
  -- Bulk: who takes turns with whom, an organisation's id or the key of a portal.
  add column share text,
  -- Bulk: its place among those of the same share. One that failed goes to the end.
  add column waits_since timestamptz,
  -- A worker sends it and has died with it if this has passed; null when nobody does.
  add column held_until timestamptz,
  -- Why the last try failed, without names and addresses.
  add column failure text,
  -- An operator has had it tried again.
  add column retried_at timestamptz,
  add constraint outgoing_message_share
    check (delivery_class <> 'bulk' or (share is not null and waits_since is not null));

create index outgoing_message_bulk on outgoing_message (channel, share, waits_since, id)
  where delivery_class = 'bulk' and failed_at is null and (sent_at is null or held_until is not null);
create index outgoing_message_held on outgoing_message (held_until) where held_until is not null;
