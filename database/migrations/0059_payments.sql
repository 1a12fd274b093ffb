-- BEY-07: people's own money, which a provider holds for us. What we are about to ask for is written down first, then
-- asked for, and then what came back is written down.

-- From which state a payment may come into which. What does not stand here is refused by the database itself.
create table payment_step (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into payment_step (from_state, to_state) values
  ('new', 'created'), ('new', 'authorised'), ('new', 'cancelled'), ('new', 'failed'), ('new', 'expired'),
  ('created', 'authorised'), ('created', 'cancelled'), ('created', 'failed'), ('created', 'expired'),
  ('authorised', 'captured'), ('authorised', 'cancelled'), ('authorised', 'failed'), ('authorised', 'expired');

create table payment (
  id uuid primary key,
  municipality_id integer not null references municipality,
  -- Who pays. The row outlives the account: the law on bookkeeping asks for it.
  user_id uuid references app_user on delete set null,
  -- The portal that the payer comes back to.
  tenant text not null check (length(tenant) between 1 and 63),
  provider text not null check (provider in ('vipps')),
  -- Our own name for it at the provider.
  reference text not null unique check (reference ~ '^[a-zA-Z0-9-]{8,64}$'),
  -- What it pays for; the feature that asked knows the row.
  purpose text not null check (purpose ~ '^[a-z_]{1,40}$'),
  purpose_id uuid not null,
  amount_ore bigint not null check (amount_ore between 100 and 10000000),
  captured_ore bigint not null default 0,
  refunded_ore bigint not null default 0,
  state text not null default 'new'
    check (state in ('new', 'created', 'authorised', 'captured', 'cancelled', 'failed', 'expired')),
  redirect_url text check (length(redirect_url) <= 2000),
  return_path text not null check (return_path ~ '^/(?![/\\])' and length(return_path) <= 500),
  -- Shown to the payer at the provider.
  description text not null check (length(description) between 3 and 100),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When the payer chose how to pay; the provider hears of it only then.
  confirmed_at timestamptz,
  -- When the provider is asked again, unless something is heard before; null where nothing is open.
  asked_again_at timestamptz,
  check (captured_ore between 0 and amount_ore),
  check (refunded_ore between 0 and captured_ore),
  check ((captured_ore > 0) = (state = 'captured'))
);
create index payment_user on payment (user_id) where user_id is not null;
create index payment_purpose on payment (purpose, purpose_id);
create index payment_open on payment (asked_again_at) where asked_again_at is not null;
create index payment_changed on payment (changed_at);

-- What we ask the provider to do with a payment. Its id is the key that makes asking twice the same as asking once.
create table payment_operation (
  id uuid primary key,
  payment_id uuid not null references payment on delete cascade,
  kind text not null check (kind in ('capture', 'cancel', 'refund')),
  amount_ore bigint not null check (amount_ore > 0),
  -- Of the feature that asks: the same key again is the same operation again.
  key text not null check (length(key) between 3 and 200),
  -- What is captured or refunded in all once this is done; known when it is its turn.
  total_ore bigint check (total_ore > 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  -- The provider's own code for why not.
  reason text check (length(reason) <= 100),
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (payment_id, key),
  check ((state = 'asked') = (settled_at is null))
);
create index payment_operation_open on payment_operation (payment_id, id) where state = 'asked';

-- What the provider has told us by itself, once each; nothing of the payer is kept.
create table payment_event (
  id text primary key check (length(id) <= 200),
  payment_id uuid not null references payment on delete cascade,
  body jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index payment_event_payment on payment_event (payment_id);
create index payment_event_received on payment_event (received_at);

create function payment_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'new' then raise exception 'payment: begins as new' using errcode = 'check_violation'; end if;
    return new;
  end if;
  if new.state <> old.state and not exists (
    select from payment_step where from_state = old.state and to_state = new.state
  ) then
    raise exception 'payment: from % to % there is no step', old.state, new.state using errcode = 'check_violation';
  end if;
  if (new.municipality_id, new.provider, new.reference, new.purpose, new.purpose_id, new.amount_ore)
    is distinct from (old.municipality_id, old.provider, old.reference, old.purpose, old.purpose_id, old.amount_ore)
  then
    raise exception 'payment: stays the payment that it is' using errcode = 'check_violation';
  end if;
  if new.captured_ore < old.captured_ore or new.refunded_ore < old.refunded_ore then
    raise exception 'payment: what was captured or refunded was' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_guard before insert or update on payment for each row execute function payment_guard();

-- Never more is asked for than there is, also when two ask at the same moment.
create function payment_operation_guard() returns trigger language plpgsql as $$
declare
  paid payment%rowtype;
  asked bigint;
begin
  if tg_op = 'UPDATE' then
    if old.state <> 'asked' or (new.payment_id, new.kind, new.amount_ore, new.key)
      is distinct from (old.payment_id, old.kind, old.amount_ore, old.key)
    then
      raise exception 'payment_operation: what was asked for is not changed' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  select * into paid from payment where id = new.payment_id for update;
  select coalesce(sum(amount_ore), 0) into asked from payment_operation
    where payment_id = new.payment_id and kind = new.kind and state = 'asked';
  if new.kind = 'capture' and (paid.state not in ('authorised', 'captured')
    or paid.captured_ore + asked + new.amount_ore > paid.amount_ore)
  then
    raise exception 'payment_operation: more than was authorised' using errcode = 'check_violation';
  end if;
  if new.kind = 'refund' and paid.refunded_ore + asked + new.amount_ore > paid.captured_ore then
    raise exception 'payment_operation: more than was captured' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_operation_guard before insert or update on payment_operation
  for each row execute function payment_operation_guard();
