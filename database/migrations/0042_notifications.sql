-- What users are told of while they listen (GET /stream): numbered without gaps for each user, and kept for a day.
create table stream_position (
  user_id uuid primary key references app_user on delete cascade,
  last_seq bigint not null
);
create table stream_entry (
  user_id uuid not null references app_user on delete cascade,
  seq bigint not null,
  kind text not null,
  content jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, seq)
);
create index stream_entry_age on stream_entry (created_at);

-- What a user has been told of, in words of each language: a user who changes theirs reads it in the new one.
create table notification (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  type text not null,
  texts jsonb not null,
  payload jsonb not null,
  path text,
  -- Of several that are about the same thing the unread one gives way to the newest.
  bundle_key text,
  -- Jobs may run twice.
  once_key text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_list on notification (user_id, id desc);
create index notification_unread on notification (user_id) where read_at is null;
create unique index notification_bundle on notification (user_id, bundle_key) where bundle_key is not null and read_at is null;
create unique index notification_once on notification (user_id, once_key) where once_key is not null;
create index notification_age on notification (created_at);

-- Kept with every change, so that no page has to count.
create table notification_count (
  user_id uuid primary key references app_user on delete cascade,
  total int not null,
  unread int not null
);

create function notification_count_follows() returns trigger language plpgsql as $$
begin
  insert into notification_count (user_id, total, unread)
  select user_id, sum(total), sum(unread)
  from (
    select user_id, 1 as total, (read_at is null)::int as unread from new_rows
    union all
    select user_id, -1, -(read_at is null)::int from old_rows
  ) as change
  where exists (select from app_user where app_user.id = change.user_id)
  group by user_id
  order by user_id
  on conflict (user_id) do update
  set total = notification_count.total + excluded.total, unread = notification_count.unread + excluded.unread;
  return null;
end $$;

create function notification_count_grows() returns trigger language plpgsql as $$
begin
  insert into notification_count (user_id, total, unread)
  select user_id, count(*), count(*) filter (where read_at is null) from new_rows group by user_id order by user_id
  on conflict (user_id) do update
  set total = notification_count.total + excluded.total, unread = notification_count.unread + excluded.unread;
  return null;
end $$;

create function notification_count_shrinks() returns trigger language plpgsql as $$
begin
  update notification_count
  set total = notification_count.total - gone.total, unread = notification_count.unread - gone.unread
  from (
    select user_id, count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
    from old_rows group by user_id
  ) as gone
  where notification_count.user_id = gone.user_id;
  return null;
end $$;

create trigger notification_count_grows after insert on notification
referencing new table as new_rows for each statement execute function notification_count_grows();
create trigger notification_count_shrinks after delete on notification
referencing old table as old_rows for each statement execute function notification_count_shrinks();
create trigger notification_count_follows after update on notification
referencing old table as old_rows new table as new_rows for each statement execute function notification_count_follows();
