-- Activities that come from elsewhere: each fetching with what came of it, and what was last seen of each activity.

create table import_run (
  id uuid primary key,
  source text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- broken: the feed made no sense and nothing was changed; failed: we did; abandoned: the process went away
  outcome text not null default 'running' check (outcome in ('running', 'done', 'broken', 'failed', 'abandoned')),
  created_count int not null default 0,
  changed_count int not null default 0,
  unchanged_count int not null default 0,
  removed_count int not null default 0,
  skipped_count int not null default 0,
  message text,
  check ((outcome = 'running') = (finished_at is null))
);
-- Never two at once, in however many processes.
create unique index import_run_running on import_run (source) where outcome = 'running';
create index import_run_latest on import_run (started_at desc);

create table imported_event (
  event_id uuid primary key references event on delete cascade,
  content_hash text not null                       -- of all that was read; the same means that nothing has to be done
);
