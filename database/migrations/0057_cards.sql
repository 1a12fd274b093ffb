-- CRD-01, CRD-02: the leisure accounts of children. What is in one is in the ledger: the purse whose owner is the card.
create table card (
  id uuid primary key,
  municipality_id integer not null references municipality,
  scheme_id uuid not null references scheme,
  -- The rules that it was last granted under.
  version_id uuid not null references scheme_version,
  -- Null once the child has been forgotten; the number stays in the accounts.
  child_id uuid references child,
  -- Runs through the municipality: what the auditor reads instead of a name.
  number integer not null check (number > 0),
  pin_sealed text not null,
  -- Who opened it.
  owner_user_id uuid references app_user on delete set null,
  created_at timestamptz not null,
  closed_at timestamptz,
  unique (scheme_id, child_id),
  unique (municipality_id, number)
);
create index card_child on card (child_id) where child_id is not null;
create index card_version on card (version_id, id);
create index card_owner on card (owner_user_id) where owner_user_id is not null;
create index card_closed on card (closed_at) where closed_at is not null and child_id is not null;

-- What the municipality has put in and taken back, beside the postings of the ledger.
create table card_grant (
  id uuid primary key,
  card_id uuid not null references card,
  version_id uuid not null references scheme_version,
  reason text not null check (reason in ('granted', 'refilled', 'adjusted', 'carried_over', 'returned')),
  -- Above zero into the purse, below zero out of it.
  amount_ore bigint not null,
  note text check (length(note) between 1 and 500),
  actor_user_id uuid references app_user on delete set null,
  created_at timestamptz not null,
  check (case reason when 'returned' then amount_ore < 0 when 'adjusted' then amount_ore <> 0 else amount_ore > 0 end)
);
-- Each account is granted once under each version.
create unique index card_grant_once on card_grant (card_id, version_id) where reason = 'granted';
create index card_grant_card on card_grant (card_id, created_at);
create index card_grant_version on card_grant (version_id);
create index card_grant_actor on card_grant (actor_user_id) where actor_user_id is not null;

-- A user who knows the child's number and the PIN sees the account, and pays from it where its owner lets them.
create table card_share (
  id uuid primary key,
  card_id uuid not null references card,
  user_id uuid not null references app_user on delete cascade,
  may_pay boolean not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- The PIN never changes: what another has ended is not taken again with it.
  ended_by uuid references app_user on delete set null
);
create unique index card_share_open on card_share (card_id, user_id) where ended_at is null;
create index card_share_card on card_share (card_id);
create index card_share_user on card_share (user_id, card_id);
create index card_share_ended on card_share (ended_at) where ended_at is not null;
create index card_share_ended_by on card_share (ended_by) where ended_by is not null;

-- For the job that opens accounts for those who have become old enough.
create index child_born on child (municipality_id, born_on) where municipality_id is not null;
