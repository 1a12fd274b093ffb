-- CRD-05, BEY-08: public money, in whole øre. A posting moves an amount from one account to another; nothing is ever
-- changed or removed, a correction is a new posting that names the one before.

-- What kinds of postings there are, and between which kinds of accounts (features/ledger/rules.ts).
create table ledger_rule (
  kind text not null,
  from_kind text not null,
  to_kind text not null,
  primary key (kind, from_kind, to_kind)
);
insert into ledger_rule (kind, from_kind, to_kind) values
  ('fund', 'outside', 'budget'),
  ('unfund', 'budget', 'outside'),
  ('grant', 'budget', 'purse'),
  ('take_back', 'purse', 'budget'),
  ('pay', 'purse', 'claim'),
  ('pay_own', 'provider', 'claim'),
  ('pay_out', 'claim', 'transit'),
  ('bank_accepts', 'transit', 'paid'),
  ('bank_refuses', 'transit', 'claim'),
  ('cancel', 'claim', 'purse'),
  ('cancel', 'claim', 'provider'),
  ('cancel_paid', 'receivable', 'purse'),
  ('cancel_paid', 'receivable', 'provider'),
  ('settle', 'claim', 'receivable');

create table ledger_account (
  id uuid primary key,
  municipality_id int not null references municipality,
  kind text not null check (kind in ('outside', 'budget', 'purse', 'claim', 'transit', 'paid', 'provider', 'receivable')),
  -- The scheme's version, the account, the organisation, the guardian, the bank file. No key: postings outlive it.
  owner_id uuid not null,
  posted_ore bigint not null default 0,
  -- On its way out and in: held, and neither posted nor given up yet.
  held_ore bigint not null default 0 check (held_ore >= 0),
  expected_ore bigint not null default 0 check (expected_ore >= 0),
  created_at timestamptz not null,
  unique (municipality_id, kind, owner_id),
  unique (municipality_id, id),
  -- Money comes from outside, from a provider, and from those who owe it; nothing else is ever below zero.
  constraint ledger_account_covers check (
    kind in ('outside', 'provider', 'receivable') or posted_ore - held_ore >= 0)
);

create table ledger_posting (
  id bigint generated always as identity primary key,
  municipality_id int not null,
  -- One of a kind: the same key again is the same posting again.
  key text not null unique check (length(key) between 3 and 200),
  -- What happened: a payment of two purses is two postings of one entry.
  entry_id uuid not null,
  kind text not null,
  phase text not null check (phase in ('posted', 'held', 'released', 'given_up')),
  -- The one that was held, and is now posted or given up.
  held_id bigint references ledger_posting,
  corrects_id bigint references ledger_posting,
  from_account_id uuid not null,
  to_account_id uuid not null,
  amount_ore bigint not null check (amount_ore > 0),
  at timestamptz not null,
  actor_user_id uuid,                              -- no foreign key: the posting outlives whom it names
  foreign key (municipality_id, from_account_id) references ledger_account (municipality_id, id),
  foreign key (municipality_id, to_account_id) references ledger_account (municipality_id, id),
  check (from_account_id <> to_account_id),
  check ((phase in ('released', 'given_up')) = (held_id is not null))
);
-- Of what is held, one thing becomes.
create unique index ledger_posting_held on ledger_posting (held_id) where held_id is not null;
create index ledger_posting_from on ledger_posting (municipality_id, from_account_id, id);
create index ledger_posting_to on ledger_posting (municipality_id, to_account_id, id);
create index ledger_posting_at on ledger_posting (municipality_id, at, id);
create index ledger_posting_entry on ledger_posting (entry_id);
create index ledger_posting_corrects on ledger_posting (corrects_id) where corrects_id is not null;
create index ledger_posting_actor on ledger_posting (actor_user_id) where actor_user_id is not null;

-- Postings that have no place in their municipality's chain yet.
create table ledger_unsealed (
  posting_id bigint primary key references ledger_posting,
  municipality_id int not null
);
create index ledger_unsealed_municipality on ledger_unsealed (municipality_id, posting_id);

-- The chain: each link is a digest of the one before it and of the posting.
create table ledger_seal (
  municipality_id int not null references municipality,
  number bigint not null check (number > 0),
  posting_id bigint not null unique references ledger_posting,
  digest text not null check (length(digest) = 64),
  sealed_at timestamptz not null,
  primary key (municipality_id, number)
);

-- What the daily control found. A difference stops the municipality's payouts until a control finds none.
create table ledger_proof (
  municipality_id int not null references municipality,
  made_at timestamptz not null,
  postings bigint not null,
  sum_ore bigint not null,
  last_number bigint not null,
  last_digest text not null,
  faults jsonb not null,
  primary key (municipality_id, made_at)
);

-- Balances follow the postings in the same statement, so that no code can forget it.
create function ledger_apply() returns trigger
language plpgsql as $$
declare
  wrong text;
begin
  -- The lowest first: two commands never wait for each other.
  perform 1 from ledger_account
    where id in (select from_account_id from added union select to_account_id from added)
    order by id for update;
  select added.key into wrong from added
    join ledger_account as source on source.id = added.from_account_id
    join ledger_account as target on target.id = added.to_account_id
    left join ledger_rule as rule
      on rule.kind = added.kind and rule.from_kind = source.kind and rule.to_kind = target.kind
    where rule.kind is null limit 1;
  if wrong is not null then
    raise exception 'No posting of this kind goes between these accounts: %', wrong using errcode = 'check_violation';
  end if;
  select added.key into wrong from added
    join ledger_posting as held on held.id = added.held_id
    where (held.phase, held.kind, held.from_account_id, held.to_account_id, held.amount_ore)
      is distinct from ('held', added.kind, added.from_account_id, added.to_account_id, added.amount_ore) limit 1;
  if wrong is not null then
    raise exception 'A posting that ends another is of the same kind, accounts and amount: %', wrong
      using errcode = 'check_violation';
  end if;
  update ledger_account set
    posted_ore = posted_ore + change.posted,
    held_ore = held_ore + change.held,
    expected_ore = expected_ore + change.expected
  from (
    select account_id, sum(posted)::bigint as posted, sum(held)::bigint as held, sum(expected)::bigint as expected
    from (
      select from_account_id as account_id,
        case when phase in ('posted', 'released') then -amount_ore else 0 end as posted,
        case phase when 'held' then amount_ore when 'posted' then 0 else -amount_ore end as held,
        0 as expected
      from added
      union all
      select to_account_id,
        case when phase in ('posted', 'released') then amount_ore else 0 end,
        0,
        case phase when 'held' then amount_ore when 'posted' then 0 else -amount_ore end
      from added
    ) as side
    group by account_id
  ) as change
  where ledger_account.id = change.account_id;
  insert into ledger_unsealed (posting_id, municipality_id) select id, municipality_id from added;
  return null;
end
$$;
create trigger ledger_posting_apply after insert on ledger_posting referencing new table as added
  for each statement execute function ledger_apply();

create function ledger_refuse() returns trigger
language plpgsql as $$
begin
  raise exception 'The journal is append only.';
end
$$;
create trigger ledger_posting_append_only before update or delete or truncate on ledger_posting
  for each statement execute function ledger_refuse();
create trigger ledger_seal_append_only before update or delete or truncate on ledger_seal
  for each statement execute function ledger_refuse();
create trigger ledger_proof_append_only before update or delete or truncate on ledger_proof
  for each statement execute function ledger_refuse();
create trigger ledger_account_kept before delete or truncate on ledger_account
  for each statement execute function ledger_refuse();

-- A kept balance changes with its postings, and never by itself. The trigger above runs one level deeper.
create function ledger_balance_guard() returns trigger
language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'A balance changes by postings alone.';
  end if;
  return new;
end
$$;
create trigger ledger_account_balance before update on ledger_account
  for each row execute function ledger_balance_guard();
create function ledger_opened() returns trigger
language plpgsql as $$
begin
  new.posted_ore := 0;
  new.held_ore := 0;
  new.expected_ore := 0;
  return new;
end
$$;
create trigger ledger_account_opened before insert on ledger_account
  for each row execute function ledger_opened();
