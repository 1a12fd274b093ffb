-- Every e-mail and SMS that leaves the house goes through this table: written with what it tells about, in the same
-- transaction, and sent by a job.
create table outgoing_message (
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,                         -- e-mail address or E.164
  user_id uuid references app_user on delete cascade,
  tenant_key text not null,
  template text not null,
  language text not null check (language in ('nb', 'nn', 'en')),
  subject text,
  text text,                                       -- gone once it has been sent, where there is no demo mailbox
  html text,
  created_at timestamptz not null,
  expires_at timestamptz,                          -- a code that comes too late is not sent at all
  sent_at timestamptz,
  failed_at timestamptz,
  tries int not null default 0
);
create index outgoing_message_recipient on outgoing_message (recipient, created_at desc);
create index outgoing_message_age on outgoing_message (created_at);

-- A file that somebody has handed in. What is served is never what came in: pictures are drawn anew.
create table upload (
  id uuid primary key,
  owner_user_id uuid references app_user on delete set null,
  kind text not null check (kind in ('image', 'document')),
  name text not null check (length(name) between 1 and 200),
  type text not null,                              -- of what is stored
  bytes bigint not null check (bytes >= 0),
  width int,
  height int,
  storage_key text not null unique,                -- unguessable; also the last part of its address
  source_upload_id uuid references upload on delete set null, -- the picture that this one was cut out of
  created_at timestamptz not null,
  deleted_at timestamptz                           -- the job removes the file, then the row
);
create index upload_owner on upload (owner_user_id) where deleted_at is null;
create index upload_deleted on upload (deleted_at) where deleted_at is not null;

alter table app_user
  add constraint app_user_picture foreign key (picture_upload_id) references upload on delete set null;

-- What a person wants to hear about, in general and for one organisation.
create table notification_setting (
  user_id uuid not null references app_user on delete cascade,
  organisation_id uuid references organisation on delete cascade, -- null = in general
  by_email boolean not null default true,
  by_sms boolean not null default false,
  by_push boolean not null default true,
  unique nulls not distinct (user_id, organisation_id)
);
