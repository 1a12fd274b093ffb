-- What it takes to ask for, approve and run an organisation: requests, memberships, invitations, partners, papers.

alter table organisation
  -- From the national register. Several groups of one club may share it.
  add column number text check (number ~ '^[89][0-9]{8}$'),
  -- What the register said when the organisation was asked for, for whoever decides.
  add column register_facts jsonb,
  add column requested_by uuid references app_user on delete set null,
  add column request_note text check (length(request_note) <= 1000),
  add column decided_by uuid references app_user on delete set null,
  add column decided_at timestamptz,
  add column decline_reason text check (length(decline_reason) <= 1000),
  add column picture_upload_id uuid references upload on delete set null,
  add column cover_url text,
  add column cover_upload_id uuid references upload on delete set null,
  -- Which role a thing asks for, where the organisation wants more than the portal does.
  add column permissions jsonb not null default '{}',
  add column followers_count int not null default 0,
  add column members_count int not null default 0,
  add column has_sms boolean not null default false,
  add column sms_sender text check (sms_sender ~ '^[A-Za-z][A-Za-z0-9 ]{2,10}$');

create index organisation_number on organisation (number) where number is not null and deleted_at is null;
create index organisation_waiting on organisation (municipality_id, created_at) where status = 'pending' and deleted_at is null;
create index organisation_requested_by on organisation (requested_by) where requested_by is not null;
create index organisation_owner on organisation (owner_user_id) where deleted_at is null;

-- The country's organisations in the order of their names, and the newest of them, without sorting them all.
create index organisation_country on organisation (name_sort, id)
  where status = 'accepted' and not is_private and deleted_at is null;
create index organisation_newest on organisation (created_at desc, id desc)
  where status = 'accepted' and not is_private and deleted_at is null;

alter table membership
  add column kind text not null default 'membership' check (kind in ('team', 'certificate', 'membership')),
  -- Both days included; null has no beginning or no end.
  add column starts_on date,
  add column ends_on date,
  -- Shown to everybody as somebody to ask.
  add column is_contact boolean not null default false,
  add column title text check (length(title) <= 80),
  add column answered_by uuid references app_user on delete set null,
  add column answered_at timestamptz,
  add column role_rank smallint not null
    generated always as (case role when 'admin' then 3 when 'moderator' then 2 when 'member' then 1 else 0 end) stored,
  -- The person's, kept here so that a page of a long list is read from one index.
  add column name_sort text not null default '',
  add constraint membership_ends_after_it_starts check (ends_on >= starts_on);

update membership set name_sort = nb_sort_key(app_user.name) from app_user where app_user.id = user_id;

create index membership_list on membership (organisation_id, role_rank desc, name_sort, user_id) include (starts_on, ends_on)
  where status = 'active';
create index membership_requested on membership (organisation_id, created_at) where status = 'requested';
create index membership_contact on membership (organisation_id, role_rank desc, name_sort) where status = 'active' and is_contact;

-- The few memberships that a plain count of active ones gets wrong: those that are off, and those with a period.
create index membership_disabled on membership (organisation_id, role_rank desc, name_sort, user_id) where status = 'disabled';
create index membership_period on membership (organisation_id) include (starts_on, ends_on)
  where status = 'active' and (starts_on is not null or ends_on is not null);

create function membership_take_name() returns trigger
language plpgsql as $$
begin
  select nb_sort_key(name) into new.name_sort from app_user where id = new.user_id;
  return new;
end
$$;

create trigger membership_name before insert on membership
for each row execute function membership_take_name();

create function app_user_renamed() returns trigger
language plpgsql as $$
begin
  update membership set name_sort = nb_sort_key(new.name) where user_id = new.id;
  return null;
end
$$;

create trigger app_user_name after update of name on app_user
for each row when (old.name is distinct from new.name)
execute function app_user_renamed();

-- Counted once for each statement and not for each row: ten thousand members can leave at once.
create function membership_came() returns trigger
language plpgsql as $$
begin
  update organisation set members_count = members_count + changed.difference
  from (
    select organisation_id, count(*)::int as difference from after_rows where status = 'active' group by organisation_id
  ) as changed
  where organisation.id = changed.organisation_id;
  return null;
end
$$;
create trigger membership_came after insert on membership
referencing new table as after_rows for each statement execute function membership_came();

create function membership_went() returns trigger
language plpgsql as $$
begin
  update organisation set members_count = members_count - changed.difference
  from (
    select organisation_id, count(*)::int as difference from before_rows where status = 'active' group by organisation_id
  ) as changed
  where organisation.id = changed.organisation_id;
  return null;
end
$$;
create trigger membership_went after delete on membership
referencing old table as before_rows for each statement execute function membership_went();

create function membership_turned() returns trigger
language plpgsql as $$
begin
  update organisation set members_count = members_count + changed.difference
  from (
    select organisation_id, sum(difference)::int as difference
    from (
      select organisation_id, 1 as difference from after_rows where status = 'active'
      union all
      select organisation_id, -1 from before_rows where status = 'active'
    ) as both_sides
    group by organisation_id
    having sum(difference) <> 0
  ) as changed
  where organisation.id = changed.organisation_id;
  return null;
end
$$;
create trigger membership_turned after update on membership
referencing old table as before_rows new table as after_rows for each statement execute function membership_turned();

update organisation
set members_count = (select count(*) from membership where organisation_id = organisation.id and membership.status = 'active');

create table follower (
  organisation_id uuid not null references organisation on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null default now(),
  primary key (organisation_id, user_id)
);
create index follower_user on follower (user_id, created_at);
create index follower_since on follower (organisation_id, created_at);

create function follower_counted() returns trigger
language plpgsql as $$
begin
  update organisation set followers_count = followers_count + changed.difference
  from (
    select organisation_id, count(*)::int * case when tg_op = 'INSERT' then 1 else -1 end as difference
    from changed_rows
    group by organisation_id
  ) as changed
  where organisation.id = changed.organisation_id;
  return null;
end
$$;
create trigger follower_came after insert on follower
referencing new table as changed_rows for each statement execute function follower_counted();
create trigger follower_went after delete on follower
referencing old table as changed_rows for each statement execute function follower_counted();

-- An owner offers the organisation to somebody, who takes it or does not. One offer at a time.
create table owner_offer (
  organisation_id uuid primary key references organisation on delete cascade,
  from_user_id uuid not null references app_user on delete cascade,
  to_user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null default now()
);
create index owner_offer_to on owner_offer (to_user_id);
create index owner_offer_from on owner_offer (from_user_id);

create table organisation_invite (
  id uuid primary key,
  organisation_id uuid not null references organisation on delete cascade,
  email text not null check (length(email) <= 320),
  role text not null check (role in ('admin', 'moderator', 'member')),
  token_digest text not null unique,
  invited_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined', 'withdrawn')),
  answered_at timestamptz,
  -- Whoever answered it; need not have the address that it was sent to.
  user_id uuid references app_user on delete set null,
  check ((answer is null) = (answered_at is null))
);
create unique index organisation_invite_open on organisation_invite (organisation_id, lower(email)) where answer is null;
create index organisation_invite_list on organisation_invite (organisation_id, created_at desc);
create index organisation_invite_user on organisation_invite (user_id) where user_id is not null;
create index organisation_invite_by on organisation_invite (invited_by) where invited_by is not null;

-- Two organisations that do things together: `cohost` side by side, `subsidiary` with organisation_id as the parent.
create table partnership (
  id uuid primary key,
  kind text not null check (kind in ('cohost', 'subsidiary')),
  organisation_id uuid not null references organisation on delete cascade,
  partner_id uuid not null references organisation on delete cascade,
  -- Which of the two has asked; the other one answers.
  asked_by uuid not null references organisation on delete cascade,
  status text not null default 'requested' check (status in ('requested', 'approved', 'cancelled')),
  asked_by_user_id uuid references app_user on delete set null,
  answered_by_user_id uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  check (organisation_id <> partner_id),
  check (asked_by in (organisation_id, partner_id))
);
-- Once between two cohosts, whoever asked; and an organisation has one parent.
create unique index partnership_cohosts on partnership (least(organisation_id, partner_id), greatest(organisation_id, partner_id))
  where kind = 'cohost' and status <> 'cancelled';
create unique index partnership_pair on partnership (organisation_id, partner_id) where kind = 'subsidiary' and status <> 'cancelled';
create unique index partnership_parent on partnership (partner_id) where kind = 'subsidiary' and status = 'approved';
create index partnership_organisation on partnership (organisation_id, kind, status);
create index partnership_partner on partnership (partner_id, kind, status);
create index partnership_asked_by_user on partnership (asked_by_user_id) where asked_by_user_id is not null;
create index partnership_answered_by_user on partnership (answered_by_user_id) where answered_by_user_id is not null;

create table gallery_picture (
  id uuid primary key,
  organisation_id uuid not null references organisation on delete cascade,
  upload_id uuid not null references upload,
  caption text not null default '' check (length(caption) <= 200),
  created_at timestamptz not null default now()
);
create index gallery_picture_list on gallery_picture (organisation_id, created_at desc, id);
create index gallery_picture_upload on gallery_picture (upload_id);

create table organisation_document (
  id uuid primary key,
  organisation_id uuid not null references organisation on delete cascade,
  upload_id uuid not null references upload,
  name text not null check (length(name) between 1 and 200),
  created_at timestamptz not null default now()
);
create index organisation_document_list on organisation_document (organisation_id, created_at, id);
create index organisation_document_upload on organisation_document (upload_id);

-- A message to many. The single ones are in outgoing_message.
create table circular (
  id uuid primary key,
  organisation_id uuid not null references organisation on delete cascade,
  sender_user_id uuid references app_user on delete set null,
  channel text not null check (channel in ('email', 'sms')),
  audience text not null check (audience in ('members', 'contacts')),
  -- Those from this role upwards get it; the job that writes the single messages asks for it.
  from_role text not null default 'member' check (from_role in ('member', 'moderator', 'admin')),
  subject text,
  body text not null,
  recipients_count int not null default 0,
  -- SMS are paid for by the part.
  parts_count int not null default 0,
  cost_ore int not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index circular_list on circular (organisation_id, created_at desc, id);
-- What a municipality's organisations have sent today.
create index circular_sms on circular (created_at) where channel = 'sms';
create index circular_sender on circular (sender_user_id) where sender_user_id is not null;

-- Files that go along with a message: they are kept for as long as the message is.
create table circular_file (
  circular_id uuid not null references circular on delete cascade,
  upload_id uuid not null references upload on delete cascade,
  position smallint not null,
  primary key (circular_id, upload_id)
);
create index circular_file_upload on circular_file (upload_id);

alter table outgoing_message
  add column reply_to text,
  -- Whom it comes from, where that is not the portal: an organisation's name on an SMS.
  add column sender text,
  add column circular_id uuid references circular on delete set null;
-- Nobody gets one of them twice, also when the job that writes them runs twice.
create unique index outgoing_message_once on outgoing_message (circular_id, user_id) where circular_id is not null;

-- A file that somebody has asked for and fetches when it is ready.
create table export_file (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('members')),
  organisation_id uuid references organisation on delete cascade,
  type text not null check (type in ('xlsx', 'csv', 'pdf')),
  language text not null check (language in ('nb', 'nn', 'en')),
  storage_key text unique,
  bytes bigint,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz not null
);
create index export_file_user on export_file (user_id, created_at desc);
create index export_file_expiry on export_file (expires_at);
create index export_file_organisation on export_file (organisation_id) where organisation_id is not null;

-- What has happened that somebody may want to be told about, written in the transaction in which it happened.
create table fact (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (length(kind) <= 60),
  organisation_id uuid references organisation on delete cascade,
  -- The other organisation, in a partnership.
  partner_id uuid references organisation on delete cascade,
  actor_user_id uuid references app_user on delete set null,
  -- Whom it is about.
  subject_user_id uuid references app_user on delete cascade,
  details jsonb not null default '{}'
);
create index fact_organisation on fact (organisation_id, id) where organisation_id is not null;
create index fact_partner on fact (partner_id) where partner_id is not null;
create index fact_subject on fact (subject_user_id, id) where subject_user_id is not null;
create index fact_actor on fact (actor_user_id) where actor_user_id is not null;
