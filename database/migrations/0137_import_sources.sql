-- BEY-17: calendars and pages that a municipality's admins have activities fetched from.
create table import_source (
  id uuid primary key,
  municipality_id int not null references municipality,
  -- Whose the activities are; null is the municipality's own.
  organisation_id uuid references organisation on delete cascade,
  kind text not null check (kind in ('ical', 'schema_org')),
  name text not null check (length(name) between 1 and 80),
  address text not null check (length(address) between 1 and 500),
  -- What the server said of what was read last, so that it need not send it again.
  etag text check (length(etag) <= 500),
  last_modified text check (length(last_modified) <= 100),
  -- When all of it was read last; times come closer without the source changing.
  read_at timestamptz,
  created_at timestamptz not null,
  -- Taken away by an admin: a job takes its activities down, and then the row goes.
  removed_at timestamptz
);
create unique index import_source_address on import_source (municipality_id, address) where removed_at is null;
create index import_source_organisation on import_source (organisation_id) where organisation_id is not null;

alter table import_run add column source_id uuid references import_source on delete cascade;
create index import_run_source on import_run (source_id, started_at desc) where source_id is not null;

-- What was wrong with single activities when a source was read last.
create table import_fault (
  source_id uuid not null references import_source on delete cascade,
  position int not null,
  line int,
  kind text not null check (kind in (
    'no_id', 'no_title', 'no_start', 'bad_time', 'unknown_zone', 'absurd_time', 'bad_rule', 'unsupported_rule',
    'line_too_long', 'bad_line', 'not_closed', 'bad_json', 'private', 'too_many'
  )),
  detail text not null check (length(detail) <= 120),
  primary key (source_id, position)
);

-- What an admin decides, and has decided: whether an activity is one that is there already, and whether the source's
-- words replace what was changed here. Remembered for as long as the source is.
create table import_question (
  id uuid primary key,
  source_id uuid not null references import_source on delete cascade,
  external_id text not null,
  kind text not null check (kind in ('duplicate', 'changed')),
  event_id uuid not null references event on delete cascade,
  name text not null check (length(name) <= 200),
  venue text check (length(venue) <= 200),
  start_at timestamptz not null,
  -- Of what was asked about. What has changed since is asked about again, where it was about a change.
  content_hash text not null,
  asked_at timestamptz not null,
  answer text check (answer in ('same', 'different', 'kept', 'taken')),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  unique (source_id, external_id, kind)
);
create index import_question_event on import_question (event_id);

-- As the activity was left by the last run; null for those of a source that is read for the whole country.
alter table imported_event add column state_hash text;
