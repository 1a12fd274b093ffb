-- Conversations. What is written has a number of its own in its conversation: what is unread is a difference of numbers.
create table thread (
  id uuid primary key,
  kind text not null check (kind in ('direct', 'group', 'organisation', 'event')),
  name text check (length(name) between 1 and 100),
  organisation_id uuid references organisation on delete cascade,
  event_id uuid references event on delete cascade,
  -- The two of a direct conversation, the smaller id first: there is one for each pair.
  first_user_id uuid references app_user on delete set null,
  second_user_id uuid references app_user on delete set null,
  last_seq bigint not null default 0,
  last_message_at timestamptz not null,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((kind = 'organisation') = (organisation_id is not null)),
  check ((kind = 'event') = (event_id is not null))
);
create unique index thread_pair on thread (first_user_id, second_user_id);
create index thread_second_user on thread (second_user_id) where second_user_id is not null;
create index thread_organisation on thread (organisation_id) where organisation_id is not null;
create unique index thread_one_of_organisation on thread (organisation_id) where deleted_at is null;
create index thread_event on thread (event_id) where event_id is not null;
create unique index thread_one_of_event on thread (event_id) where deleted_at is null;
create index thread_created_by on thread (created_by, created_at) where created_by is not null;
create index thread_idle on thread (last_message_at);
create index thread_deleted on thread (deleted_at) where deleted_at is not null;

create table thread_participant (
  thread_id uuid not null references thread on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  last_read_seq bigint not null default 0,
  -- What was written before is not theirs to read.
  joined_seq bigint not null default 0,
  is_muted boolean not null default false,
  joined_at timestamptz not null,
  left_at timestamptz,
  primary key (user_id, thread_id)
);
create index thread_participant_thread on thread_participant (thread_id, user_id);

create table thread_message (
  thread_id uuid not null references thread on delete cascade,
  seq bigint not null,
  -- What happened to the conversation itself is told in it too.
  kind text not null default 'text' check (kind in ('text', 'added', 'removed', 'left', 'renamed')),
  author_id uuid references app_user on delete set null,
  subject_user_id uuid references app_user on delete set null,
  body text not null check (length(body) <= 10000),
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  primary key (thread_id, seq)
);
create index thread_message_author on thread_message (author_id, created_at) where author_id is not null;
create index thread_message_subject on thread_message (subject_user_id) where subject_user_id is not null;

create table thread_file (
  thread_id uuid not null references thread on delete cascade,
  seq bigint not null,
  upload_id uuid not null references upload on delete cascade,
  position smallint not null,
  primary key (thread_id, seq, upload_id),
  foreign key (thread_id, seq) references thread_message (thread_id, seq) on delete cascade
);
create index thread_file_upload on thread_file (upload_id);

-- Neither of the two writes to the other.
create table user_block (
  user_id uuid not null references app_user on delete cascade,
  blocked_user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, blocked_user_id)
);
create index user_block_blocked on user_block (blocked_user_id);
