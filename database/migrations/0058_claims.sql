-- CRD-03, CRD-04, BEY-07: organisations that take part, and money on its way from a purse to them or back to a guardian.
create table participation (
  id uuid primary key,
  scheme_id uuid not null references scheme,
  organisation_id uuid not null references organisation on delete cascade,
  state text not null check (state in ('asked', 'approved', 'refused', 'stopped')),
  bank_account text not null check (bank_account ~ '^[0-9]{11}$'),
  asked_by uuid references app_user on delete set null,
  asked_at timestamptz not null,
  decided_by uuid references app_user on delete set null,
  decided_at timestamptz,
  -- Why not, or why no longer.
  reason text check (length(reason) between 1 and 500),
  unique (scheme_id, organisation_id),
  check ((state = 'asked') = (decided_at is null)),
  check ((state in ('refused', 'stopped')) = (reason is not null))
);
create index participation_organisation on participation (organisation_id);
create index participation_asked on participation (scheme_id, asked_at) where state = 'asked';
create index participation_account on participation (bank_account, scheme_id) where state = 'approved';
create index participation_asked_by on participation (asked_by) where asked_by is not null;
create index participation_decided_by on participation (decided_by) where decided_by is not null;

-- From which state a claim may come into which. What does not stand here is refused by the database itself.
create table claim_step (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into claim_step (from_state, to_state) values
  ('authorising', 'waiting'), ('authorising', 'abandoned'),
  ('waiting', 'approved'), ('waiting', 'rejected'), ('waiting', 'abandoned'),
  ('approved', 'in_file'), ('approved', 'rolled_back'),
  ('in_file', 'paid'), ('in_file', 'failed'),
  ('failed', 'approved'), ('failed', 'rolled_back'),
  ('paid', 'rolled_back');

create table claim (
  id uuid primary key,
  -- On the receipt, after the year. Running, with gaps.
  number bigint generated always as identity unique,
  municipality_id int not null references municipality,
  card_id uuid not null references card,
  version_id uuid not null references scheme_version,
  kind text not null check (kind in ('payment', 'refund')),
  state text not null check (state in (
    'authorising', 'waiting', 'approved', 'in_file', 'paid', 'failed', 'rejected', 'abandoned', 'rolled_back')),
  organisation_id uuid references organisation on delete set null,
  event_id uuid references event on delete set null,
  -- Whose the claim is in the ledger: the organisation, the guardian, or the claim itself. No key: postings outlive it.
  payee_id uuid not null,
  payee_name text not null check (length(payee_name) between 1 and 140),
  -- What it is for, as it was called then.
  purpose text check (length(purpose) between 1 and 200),
  bank_account text not null check (bank_account ~ '^[0-9]{11}$'),
  kid text check (kid ~ '^[0-9]{1,24}[0-9-]$'),
  note text check (length(note) between 1 and 140),
  purse_ore bigint not null check (purse_ore > 0),
  own_ore bigint not null default 0 check (own_ore >= 0),
  -- What an organisation owed, and was kept back of this one.
  settled_ore bigint not null default 0 check (settled_ore between 0 and purse_ore + own_ore),
  -- What holds the money of the purse.
  posting_id bigint not null unique references ledger_posting,
  -- Of people's own money, and of the file to the bank.
  payment_id uuid unique,
  bank_file_id uuid,
  -- How often it went into a file.
  tries int not null default 0 check (tries >= 0),
  -- From this day on it may be paid: the trial is over.
  ready_on date,
  paid_on date,
  upload_id uuid references upload,
  rejection_message text check (length(rejection_message) between 1 and 500),
  payment_status_code int check (payment_status_code = 2 or payment_status_code = 5),
  retried_at timestamptz,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null,
  decided_by uuid references app_user on delete set null,
  decided_at timestamptz,
  changed_at timestamptz not null,
  check ((kind = 'refund') = (upload_id is not null) and (kind = 'refund') = (paid_on is not null)),
  check (own_ore = 0 or kind = 'payment'),
  check (state <> 'authorising' or own_ore > 0),
  check (state not in ('approved', 'in_file', 'paid', 'failed', 'rejected') or decided_at is not null),
  check (state <> 'rejected' or rejection_message is not null),
  check ((state = 'failed') = (payment_status_code is not null))
);
create index claim_card on claim (card_id, created_at desc, id);
create index claim_office on claim (municipality_id, created_at desc, id);
create index claim_state on claim (municipality_id, state, created_at, id);
create index claim_ready on claim (ready_on, id) where state = 'waiting' and decided_at is not null;
create index claim_version on claim (version_id);
create index claim_organisation on claim (organisation_id) where organisation_id is not null;
create index claim_event on claim (event_id, state) where event_id is not null;
create index claim_bank_file on claim (bank_file_id) where bank_file_id is not null;
create index claim_upload on claim (upload_id) where upload_id is not null;
create index claim_changed on claim (changed_at);
create index claim_created_by on claim (created_by) where created_by is not null;
create index claim_decided_by on claim (decided_by) where decided_by is not null;

-- What money has been promised from does not change afterwards, and no step is taken that is not in the table.
create function claim_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- Papers of the accounts go when the law no longer asks for them (features/retention), and never what is open.
    if old.state not in ('paid', 'rejected', 'abandoned', 'rolled_back') then
      raise exception 'claim: what is open is never deleted';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    if new.state not in ('authorising', 'waiting') then raise exception 'claim: begins as authorising or waiting'; end if;
    return new;
  end if;
  if (new.id, new.municipality_id, new.card_id, new.version_id, new.kind, new.payee_id, new.purse_ore, new.own_ore,
      new.posting_id, new.created_at)
    is distinct from (old.id, old.municipality_id, old.card_id, old.version_id, old.kind, old.payee_id, old.purse_ore,
      old.own_ore, old.posting_id, old.created_at)
  then
    raise exception 'claim: whose money it is, and how much, does not change';
  end if;
  if new.state <> old.state and not exists (
    select from claim_step where from_state = old.state and to_state = new.state
  ) then
    raise exception 'claim: from % to % there is no step', old.state, new.state;
  end if;
  return new;
end $$;
create trigger claim_guard before insert or update or delete on claim
  for each row execute function claim_guard();
