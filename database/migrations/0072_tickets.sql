-- TIC-03: tickets that a municipality hands out to those with a leisure account.
create table ticket_group (
  id uuid primary key,
  municipality_id integer not null references municipality,
  -- Accounts of this scheme alone; null is all of the municipality's.
  scheme_id uuid references scheme,
  -- Whose people stand at the desk; null is the municipality's own.
  organisation_id uuid references organisation on delete set null,
  name text not null check (length(name) between 1 and 120),
  description text not null check (length(description) <= 2000),
  provider_name text not null check (length(provider_name) between 1 and 120),
  thumbnail_url text check (length(thumbnail_url) between 1 and 300),
  picture_upload_id uuid references upload on delete set null,
  total integer not null check (total between 1 and 100000),
  -- Kept with the group locked: tickets that are reserved or used, those of them that are used, and accounts in the queue.
  held integer not null default 0,
  used integer not null default 0,
  waiting integer not null default 0 check (waiting >= 0),
  -- Between these they are reserved, and on these days used.
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  valid_from date not null,
  valid_until date not null,
  -- A ticket that is not used within so many days goes on to the next; null is as long as it is valid.
  hold_days integer check (hold_days between 1 and 365),
  min_age integer check (min_age between 0 and 120),
  max_age integer check (max_age between 0 and 120),
  per_card integer not null check (per_card between 1 and 10),
  state text not null check (state in ('draft', 'open', 'closed')),
  revision integer not null default 1 check (revision > 0),
  created_at timestamptz not null,
  created_by uuid references app_user on delete set null,
  changed_at timestamptz not null,
  changed_by uuid references app_user on delete set null,
  constraint ticket_group_never_too_many check (held between 0 and total),
  check (used between 0 and held),
  check (closes_at > opens_at),
  check (valid_until >= valid_from),
  check (max_age >= min_age)
);
create index ticket_group_shown on ticket_group (municipality_id, closes_at, id) where state <> 'draft';
create index ticket_group_office on ticket_group (municipality_id, created_at desc, id);
create index ticket_group_scheme on ticket_group (scheme_id) where scheme_id is not null;
create index ticket_group_organisation on ticket_group (organisation_id) where organisation_id is not null;
create index ticket_group_picture on ticket_group (picture_upload_id) where picture_upload_id is not null;
create index ticket_group_waiting on ticket_group (closes_at) where waiting > 0;
create index ticket_group_created_by on ticket_group (created_by) where created_by is not null;
create index ticket_group_changed_by on ticket_group (changed_by) where changed_by is not null;

create table ticket (
  id uuid primary key,
  group_id uuid not null references ticket_group on delete cascade,
  card_id uuid not null references card,
  -- The first, second … of the account.
  slot integer not null check (slot between 1 and 10),
  state text not null check (state in ('reserved', 'used', 'cancelled', 'expired')),
  reserved_at timestamptz not null,
  -- Null for one that came by the queue.
  reserved_by uuid references app_user on delete set null,
  runs_out_at timestamptz not null check (runs_out_at > reserved_at),
  reminded_at timestamptz,
  used_at timestamptz,
  used_by uuid references app_user on delete set null,
  -- Made by the device at the desk: the same look is one use, however often it is told.
  used_key uuid,
  -- Given back, or run out.
  ended_at timestamptz,
  check ((state = 'used') = (used_at is not null) and (state = 'used') = (used_key is not null)),
  check ((state in ('cancelled', 'expired')) = (ended_at is not null))
);
-- One too many of an account is refused here, whatever the portal has counted.
create unique index ticket_one_per_slot on ticket (group_id, card_id, slot) where state in ('reserved', 'used');
create index ticket_card on ticket (card_id, reserved_at desc, id);
create index ticket_group_tickets on ticket (group_id, reserved_at, id);
create index ticket_running_out on ticket (runs_out_at, id) where state = 'reserved';
create index ticket_group_due on ticket (group_id, runs_out_at) where state = 'reserved';
create index ticket_not_reminded on ticket (runs_out_at, id) where state = 'reserved' and reminded_at is null;
create index ticket_age on ticket (runs_out_at);
create index ticket_reserved_by on ticket (reserved_by) where reserved_by is not null;
create index ticket_used_by on ticket (used_by) where used_by is not null;

-- The order in which they came is the order in which they are served.
create table ticket_wait (
  group_id uuid not null references ticket_group on delete cascade,
  card_id uuid not null references card on delete cascade,
  position bigint generated always as identity,
  waiting_since timestamptz not null,
  asked_by uuid references app_user on delete set null,
  primary key (group_id, card_id)
);
create unique index ticket_wait_order on ticket_wait (group_id, position);
create index ticket_wait_card on ticket_wait (card_id);
create index ticket_wait_asked_by on ticket_wait (asked_by) where asked_by is not null;
