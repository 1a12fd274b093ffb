-- BEY-05: children as the national register has them, and who acts for them. Numbers are sealed and found by a digest.
create table child (
  id uuid primary key,
  -- The child's own login, once there is one.
  user_id uuid unique references app_user on delete set null,
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  born_on date not null,
  -- Where the child lives; null where the register does not say, or it is abroad.
  municipality_id int references municipality,
  postal_code text check (postal_code ~ '^[0-9]{4}$'),
  ssn_sealed text not null,
  ssn_digest text not null unique,
  created_at timestamptz not null,
  -- When the register was last asked about the child.
  checked_at timestamptz not null
);
create index child_municipality on child (municipality_id) where municipality_id is not null;

-- Ended, never removed while both are here: what a guardian did stays explained.
create table guardianship (
  id uuid primary key,
  child_id uuid not null references child on delete cascade,
  guardian_user_id uuid not null references app_user on delete cascade,
  -- The register says so, or the municipality has settled it.
  source text not null check (source in ('register', 'staff')),
  reason text check (length(reason) between 1 and 500),
  decided_by uuid references app_user on delete set null,
  started_at timestamptz not null,
  ended_at timestamptz,
  check (source = 'register' or reason is not null)
);
create unique index guardianship_open on guardianship (child_id, guardian_user_id) where ended_at is null;
create index guardianship_child on guardianship (child_id);
create index guardianship_guardian on guardianship (guardian_user_id, child_id);
create index guardianship_decided_by on guardianship (decided_by) where decided_by is not null;
create index guardianship_ended on guardianship (ended_at) where ended_at is not null;
