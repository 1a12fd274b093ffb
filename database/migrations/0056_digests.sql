-- How soon a user gets e-mails that they want: at once, or gathered in one letter a day or a week.
alter table notification_setting
  add column email_pace text not null default 'at_once' check (email_pace in ('at_once', 'daily', 'weekly'));

-- What waits for the next letter of those who want them gathered. Rows go with the letter that they are written in.
create table digest_entry (
  -- That of the notification, where it stands in the portal too.
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  pace text not null check (pace in ('daily', 'weekly')),
  due_at timestamptz not null,
  tenant_key text not null,
  category text not null,
  -- What it is about, for it to be left out once that is over or no longer the user's business.
  organisation_id uuid references organisation on delete cascade,
  is_for_team boolean not null,
  thread_id uuid references thread on delete cascade,
  event_ids uuid[] not null,
  about_user_id uuid references app_user on delete cascade,
  texts jsonb not null,
  url text,
  bundle_key text,
  -- Jobs may run twice.
  once_key text,
  created_at timestamptz not null
);
create index digest_entry_due on digest_entry (due_at, user_id);
create index digest_entry_user on digest_entry (user_id, due_at);
create index digest_entry_organisation on digest_entry (organisation_id) where organisation_id is not null;
create index digest_entry_thread on digest_entry (thread_id) where thread_id is not null;
create index digest_entry_about on digest_entry (about_user_id) where about_user_id is not null;
create unique index digest_entry_bundle on digest_entry (user_id, bundle_key) where bundle_key is not null;
create unique index digest_entry_once on digest_entry (user_id, once_key) where once_key is not null;
