-- DSH-02: every process of the portal says now and then that it is there and how it is.
create table process (
  id uuid primary key,
  role text not null check (role in ('all', 'web', 'worker')),
  host text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  memory_mb integer not null,
  loop_delay_ms integer not null,
  connections integer not null,
  running jsonb not null default '[]'             -- jobs at work: name and since when
);
create index process_seen on process (seen_at);

-- The last run of each kind of job, and the last one that failed.
create table job_run (
  name text primary key,
  host text not null,
  ended_at timestamptz not null,
  milliseconds integer not null,
  rows integer not null,
  is_failed boolean not null,
  failed_at timestamptz,
  failure text
);
