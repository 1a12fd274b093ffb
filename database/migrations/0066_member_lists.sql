-- CRD-09: lists of children that a municipality hands in as a file. What is right in one waits a day for a yes, and is then
-- taken batch by batch.
create table member_list (
  id uuid primary key,
  municipality_id integer not null references municipality,
  version_id uuid not null references scheme_version,
  state text not null check (state in ('waiting', 'running', 'done', 'stopped')),
  -- Rows of the file: to be opened an account for, with one already, and wrong.
  right_rows integer not null check (right_rows >= 0),
  known_rows integer not null check (known_rows >= 0),
  faulty_rows integer not null check (faulty_rows >= 0),
  -- A row can have several.
  faults integer not null check (faults >= faulty_rows),
  -- Which columns were read and the first faults, by row and column: nothing that stood in a cell.
  preview jsonb not null,
  -- How far it has come; what is left out was right when the file was read, and is not any more.
  next_batch integer not null default 0 check (next_batch >= 0),
  opened integer not null default 0 check (opened >= 0),
  left_out integer not null default 0 check (left_out >= 0),
  asked_by uuid references app_user on delete set null,
  asked_at timestamptz not null,
  taken_by uuid references app_user on delete set null,
  taken_at timestamptz,
  check (state <> 'running' or taken_at is not null)
);
-- One at a time for a period.
create unique index member_list_running on member_list (version_id) where state = 'running';
create index member_list_version on member_list (version_id);
create index member_list_newest on member_list (municipality_id, asked_at desc);
create index member_list_asked_by on member_list (asked_by) where asked_by is not null;
create index member_list_taken_by on member_list (taken_by) where taken_by is not null;
create index member_list_age on member_list (asked_at);

-- The rows themselves, which nobody reads without the portal's secret, until they are taken; and what is wrong with others.
create table member_list_batch (
  list_id uuid not null references member_list on delete cascade,
  position integer not null check (position >= 0),
  rows_sealed text,
  faults jsonb not null,
  created_at timestamptz not null,
  primary key (list_id, position)
);
create index member_list_batch_age on member_list_batch (created_at);
