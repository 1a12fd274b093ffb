-- BEY-21: the end of a portal, with its days. Who decided it stands in the audit log.
create table wind_down (
  id uuid primary key,
  tenant_key text not null references tenant,
  municipality_id integer not null references municipality,
  -- Where organisations go whose activities go on. Without one they end with the portal.
  neighbour_id integer references municipality check (neighbour_id <> municipality_id),
  decision text not null check (length(decision) between 1 and 200),
  announced_on date not null,
  last_day date not null,
  delete_on date not null,
  announcement_id uuid references announcement on delete set null,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  cancel_reason text check (length(cancel_reason) between 1 and 500),
  closed_at timestamptz,
  -- What there was when the run began, and what it has done so far.
  started_at timestamptz,
  before jsonb,
  tally jsonb not null default '{}',
  done_at timestamptz,
  -- The words of the proof as they were sealed, and their digest, which stands in the audit log too.
  proof text,
  proof_digest text,
  check (announced_on < last_day and last_day < delete_on),
  check ((cancelled_at is null) = (cancel_reason is null)),
  check (cancelled_at is null or started_at is null),
  check ((started_at is null) = (before is null)),
  check (started_at is null or closed_at is not null),
  check ((done_at is null) = (proof is null) and (proof is null) = (proof_digest is null))
);
-- One plan at a time.
create unique index wind_down_tenant on wind_down (tenant_key) where cancelled_at is null;
create index wind_down_portal on wind_down (tenant_key, created_at);
create index wind_down_municipality on wind_down (municipality_id, created_at);
create index wind_down_neighbour on wind_down (neighbour_id) where neighbour_id is not null;
create index wind_down_announcement on wind_down (announcement_id) where announcement_id is not null;
create index wind_down_open on wind_down (last_day) where cancelled_at is null and done_at is null;

-- How far each round of letters has come. Another last day is another round.
create table wind_down_letter (
  wind_down_id uuid not null references wind_down,
  last_day date not null,
  days smallint not null check (days in (90, 30, 7)),
  -- The row of the last user who has been written to; forgotten when all have been.
  people_until uuid,
  told integer not null default 0,
  done_at timestamptz check (done_at is null or people_until is null),
  primary key (wind_down_id, last_day, days)
);
