-- What it takes to publish activities and to sign up for them: the form, places and waiting lists, shifts, comments, the door.

alter table event
  drop constraint event_name_check,
  -- A draft may have no name yet.
  add constraint event_name_check check (length(name) <= 200 and (name <> '' or status = 'draft')),
  -- Counts changes, so that whoever saves can be told that somebody else has saved meanwhile.
  add column version int not null default 1,
  add column changed_by uuid references app_user on delete set null,
  -- The form as it was typed, while it is a draft; what cannot be published yet is in here and nowhere else.
  add column draft jsonb,
  -- When it takes place, as it was put down in the form: { frequency, weekdays, starts_on, ends_on, … }.
  add column times jsonb,
  add column picture_upload_id uuid references upload on delete set null,
  -- People come without saying so where it is off.
  add column has_sign_up boolean not null default true,
  -- So long before the beginning signing up and leaving end.
  add column sign_up_closes_minutes int not null default 0 check (sign_up_closes_minutes between 0 and 525600),
  add column leave_closes_minutes int not null default 0 check (leave_closes_minutes between 0 and 525600),
  add column has_waiting_list boolean not null default true,
  -- Who gets a free place (BEY-02).
  add column waiting_policy text not null default 'automatic'
    check (waiting_policy in ('automatic', 'offer', 'lottery', 'priority')),
  add column offer_hours smallint not null default 24 check (offer_hours between 1 and 336),
  -- So long before the beginning the lots are drawn.
  add column lottery_hours smallint not null default 48 check (lottery_hours between 1 and 720),
  add column priority_group text not null default 'members' check (priority_group in ('members', 'residents')),
  -- How many came, where somebody counted them.
  add column counted_attendees int check (counted_attendees between 0 and 1000000),
  add column cancel_reason text check (length(cancel_reason) <= 1000);
create index event_changed_by on event (changed_by) where changed_by is not null;
create index event_picture on event (picture_upload_id) where picture_upload_id is not null;
create index event_by_lot on event (id) where waiting_policy = 'lottery';
create index event_drafts on event (organisation_id, updated_at desc) where status = 'draft' and deleted_at is null;

-- Organisations that run an activity together with the one that it belongs to.
create table event_cohost (
  event_id uuid not null references event on delete cascade,
  organisation_id uuid not null references organisation on delete cascade,
  primary key (event_id, organisation_id)
);
create index event_cohost_organisation on event_cohost (organisation_id);

alter table occurrence
  -- When the lots were drawn, where places are given by lot.
  add column drawn_at timestamptz,
  -- Moved or changed by itself, so that a change of the whole series leaves it alone unless it says otherwise.
  add column is_changed boolean not null default false;
create index occurrence_start on occurrence (start_at);

comment on column occurrence.attending_count is
  'Places that are taken: by those who attend, and by those who have been offered one and not answered yet.';

alter table attendance
  drop constraint attendance_status_check,
  add constraint attendance_status_check
    check (status in ('attending', 'waiting', 'offered', 'left', 'removed', 'cancelled')),
  -- Those who come first on the waiting list, whatever their position.
  add column is_prior boolean not null default false,
  add column offer_expires_at timestamptz,
  add column checked_in_at timestamptz,
  add column reminded_at timestamptz,
  add constraint attendance_offer_ends check ((status = 'offered') = (offer_expires_at is not null));

create sequence attendance_position;
select setval('attendance_position', coalesce((select max(position) from attendance), 0) + 1);

drop index attendance_active;
create unique index attendance_active on attendance (occurrence_id, user_id)
  where status in ('attending', 'waiting', 'offered');
drop index attendance_queue;
create index attendance_queue on attendance (occurrence_id, is_prior desc, position) where status = 'waiting';
create index attendance_list on attendance (occurrence_id, status, position);
create index attendance_offers on attendance (offer_expires_at) where status = 'offered';

-- What happened to a person's place, and why, where somebody else did it.
create table attendance_change (
  id bigint generated always as identity primary key,
  attendance_id uuid not null references attendance on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in (
    'signed_up', 'waiting', 'promoted', 'offered', 'accepted', 'expired', 'drawn', 'left', 'removed', 'cancelled',
    'moved_up', 'moved_down', 'checked_in', 'unchecked')),
  actor_user_id uuid references app_user on delete set null,
  reason text check (length(reason) <= 500)
);
create index attendance_change_list on attendance_change (attendance_id, id);
create index attendance_change_actor on attendance_change (actor_user_id) where actor_user_id is not null;

-- What a device at the door has done while it was offline arrives once or ten times, and counts once.
create table door_entry (
  key uuid primary key,
  -- The order in which they came to us, whatever the devices' clocks say.
  arrival bigint not null generated always as identity,
  occurrence_id uuid not null references occurrence on delete cascade,
  attendance_id uuid not null references attendance on delete cascade,
  is_in boolean not null,
  at timestamptz not null,
  received_at timestamptz not null,
  actor_user_id uuid references app_user on delete set null
);
create index door_entry_occurrence on door_entry (occurrence_id);
create index door_entry_attendance on door_entry (attendance_id, at);
create index door_entry_actor on door_entry (actor_user_id) where actor_user_id is not null;

-- The numbers that a card shows, after somebody has come or gone. Cheaper than event_refresh: no dates have changed.
create function event_counts_refresh(which uuid) returns void
language plpgsql as $$
begin
  update event
  set attendees_count = occurrence.attending_count, waiting_count = occurrence.waiting_count,
    places_max = occurrence.capacity_max
  from occurrence
  where occurrence.id = which
    and event.id = occurrence.event_id
    and event.next_occurrence_id = occurrence.id;
  update event_place
  set has_places = event.status <> 'cancelled' and (event.places_max is null or event.attendees_count < event.places_max)
  from occurrence
  join event on event.id = occurrence.event_id
  where occurrence.id = which
    and event.next_occurrence_id = occurrence.id
    and event_place.event_id = event.id
    and event_place.has_places
      is distinct from (event.status <> 'cancelled' and (event.places_max is null or event.attendees_count < event.places_max));
end
$$;

-- Somebody has come or gone: both numbers at once, since everybody else waits for the activity meanwhile.
create function occurrence_count(which uuid, attending int, waiting int) returns void
language plpgsql as $$
begin
  update occurrence set attending_count = attending, waiting_count = waiting where id = which;
  perform event_counts_refresh(which);
end
$$;

-- Shifts of volunteers.
create table slot (
  id uuid primary key,
  event_id uuid not null references event on delete cascade,
  name text not null default '' check (length(name) <= 120),
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  capacity_max int check (capacity_max > 0),
  taken_count int not null default 0 check (taken_count >= 0),
  version int not null default 1,
  created_at timestamptz not null default now()
);
create index slot_list on slot (event_id, start_at, id);

create table slot_user (
  slot_id uuid not null references slot on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  registered_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  primary key (slot_id, user_id)
);
create index slot_user_user on slot_user (user_id, slot_id);
create index slot_user_registered_by on slot_user (registered_by) where registered_by is not null;

-- Questions and answers below an activity. A deleted one leaves its place empty for those who answered it.
create table comment (
  id uuid primary key,
  event_id uuid not null references event on delete cascade,
  author_id uuid references app_user on delete set null,
  -- Where somebody answers for the organiser.
  organisation_id uuid references organisation on delete set null,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by uuid references app_user on delete set null
);
create index comment_list on comment (event_id, created_at, id) where deleted_at is null;
create index comment_author on comment (author_id) where author_id is not null;
create index comment_deleted_by on comment (deleted_by) where deleted_by is not null;
create index comment_organisation on comment (organisation_id) where organisation_id is not null;

-- Who has been told of an activity, so that nobody is told twice.
create table event_invite (
  id uuid primary key,
  event_id uuid not null references event on delete cascade,
  email text not null check (length(email) <= 320),
  user_id uuid references app_user on delete cascade,
  invited_by uuid references app_user on delete set null,
  created_at timestamptz not null default now()
);
create unique index event_invite_once on event_invite (event_id, lower(email));
create index event_invite_user on event_invite (user_id) where user_id is not null;
create index event_invite_by on event_invite (invited_by) where invited_by is not null;

-- BEY-01: how and when somebody wants to be reminded of what they have signed up for.
create table reminder_setting (
  user_id uuid primary key references app_user on delete cascade,
  by_email boolean not null,
  by_sms boolean not null,
  hours_before smallint not null check (hours_before between 1 and 168)
);

-- The secret address of a person's timetable. Sealed, so that it can be shown again; found by its digest.
create table timetable_address (
  user_id uuid primary key references app_user on delete cascade,
  token_sealed text not null,
  token_digest text not null unique,
  created_at timestamptz not null,
  fetched_at timestamptz
);

alter table export_file
  drop constraint export_file_kind_check,
  add constraint export_file_kind_check check (kind in ('members', 'attendees', 'slots')),
  add column event_id uuid references event on delete cascade,
  add column occurrence_id uuid references occurrence on delete cascade;
create index export_file_event on export_file (event_id) where event_id is not null;
create index export_file_occurrence on export_file (occurrence_id) where occurrence_id is not null;

-- A message to those who take part is a circular too.
alter table circular
  drop constraint circular_audience_check,
  add constraint circular_audience_check check (audience in ('members', 'contacts', 'attendees')),
  add column event_id uuid references event on delete cascade,
  -- Only those of one time; null = of all that are to come. With its time it goes: it must never become one to all.
  add column occurrence_id uuid references occurrence on delete cascade,
  -- Also to those who wait for a place.
  add column includes_waiting boolean not null default false;
create index circular_event on circular (event_id) where event_id is not null;
create index circular_occurrence on circular (occurrence_id) where occurrence_id is not null;

alter table outgoing_message
  -- One file that goes along, for instance the time in a calendar's own words.
  add column attachment_name text,
  add column attachment_type text,
  add column attachment text,
  -- What a job writes that may run twice is written once.
  add column once_key text,
  add constraint outgoing_message_attachment check (num_nulls(attachment_name, attachment_type, attachment) in (0, 3)),
  add constraint outgoing_message_attachment_size check (length(attachment) <= 100000);

create unique index outgoing_message_key on outgoing_message (once_key) where once_key is not null;

alter table fact add column event_id uuid references event on delete cascade;
create index fact_event on fact (event_id) where event_id is not null;
