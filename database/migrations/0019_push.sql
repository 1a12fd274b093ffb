-- BEY-01: the devices on which somebody wants to be told of things at once (Web Push). What a device is reached by is
-- sealed, and found by its digest.
create table push_subscription (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  -- The login in which it was turned on: it goes when that is ended. A login that merely ran out leaves it.
  session_id uuid references session on delete set null,
  endpoint_digest text not null unique,
  address_sealed text not null,
  agent text not null,
  created_at timestamptz not null,
  succeeded_at timestamptz,
  failed_count smallint not null default 0
);
create index push_subscription_of_user on push_subscription (user_id, created_at desc, id);
create index push_subscription_of_session on push_subscription (session_id) where session_id is not null;
