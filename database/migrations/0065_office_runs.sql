-- CRD-09: an amount into all accounts of a period, by a job in batches. Above a limit another admin says yes first.
create table office_run (
  id uuid primary key,
  municipality_id integer not null references municipality,
  version_id uuid not null references scheme_version,
  -- Into each account.
  amount_ore bigint not null check (amount_ore > 0),
  note text not null check (length(note) between 1 and 500),
  state text not null check (state in ('asked', 'running', 'done', 'stopped')),
  -- How many there were when it was asked for, and how many have got it.
  accounts integer not null check (accounts > 0),
  filled integer not null default 0 check (filled >= 0),
  -- How far it has come, in the order of ids.
  last_card_id uuid,
  asked_by uuid references app_user on delete set null,
  asked_at timestamptz not null,
  decided_by uuid references app_user on delete set null,
  decided_at timestamptz,
  check ((state = 'asked') = (decided_at is null))
);
-- One at a time for a period.
create unique index office_run_open on office_run (version_id) where state in ('asked', 'running');
create index office_run_version on office_run (version_id);
create index office_run_newest on office_run (municipality_id, asked_at desc);
create index office_run_asked_by on office_run (asked_by) where asked_by is not null;
create index office_run_decided_by on office_run (decided_by) where decided_by is not null;
