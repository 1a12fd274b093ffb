-- NOT-01: which part of the portal a notification is about (features/notifications/folders.ts).
alter table notification add column folder text not null default 'account'
  check (folder in ('activities', 'messages', 'certificates', 'organisations', 'family', 'account'));

-- Their number stays as it is.
alter table notification disable trigger notification_count_follows;
update notification set folder = found.folder
from (values
  ('alert', 'activities'), ('attendee', 'activities'), ('event', 'activities'), ('slot', 'activities'),
  ('comment', 'messages'), ('event:message', 'messages'), ('messenger', 'messages'),
  ('organization:contacted', 'messages'), ('organization:message', 'messages'),
  ('certificate', 'certificates'), ('stamp', 'certificates'),
  ('cohost', 'organisations'), ('invite', 'organisations'), ('member', 'organisations'),
  ('organization', 'organisations'), ('owner', 'organisations'), ('sms_sender', 'organisations'),
  ('culture_card', 'family'), ('guardianship', 'family'), ('leisure_card', 'family'), ('loan', 'family'),
  ('payment', 'family'), ('ticket', 'family')
) as found (type, folder)
where found.type = case
  when notification.type in ('event:message', 'organization:contacted', 'organization:message') then notification.type
  else split_part(notification.type, ':', 1) end;
alter table notification enable trigger notification_count_follows;

create index notification_folder on notification (user_id, folder, id desc);
drop index notification_unread;
create index notification_unread on notification (user_id, id desc) where read_at is null;

-- Beside `notification_count`, and kept as it is.
create table notification_folder_count (
  user_id uuid not null references app_user on delete cascade,
  folder text not null,
  total int not null,
  unread int not null,
  primary key (user_id, folder)
);
insert into notification_folder_count (user_id, folder, total, unread)
select user_id, folder, count(*), count(*) filter (where read_at is null) from notification group by user_id, folder;

create function notification_folder_count_follows() returns trigger language plpgsql as $$
begin
  insert into notification_folder_count (user_id, folder, total, unread)
  select user_id, folder, sum(total), sum(unread)
  from (
    select user_id, folder, 1 as total, (read_at is null)::int as unread from new_rows
    union all
    select user_id, folder, -1, -(read_at is null)::int from old_rows
  ) as change
  where exists (select from app_user where app_user.id = change.user_id)
  group by user_id, folder
  order by user_id, folder
  on conflict (user_id, folder) do update
  set total = notification_folder_count.total + excluded.total,
    unread = notification_folder_count.unread + excluded.unread;
  return null;
end $$;

create function notification_folder_count_grows() returns trigger language plpgsql as $$
begin
  insert into notification_folder_count (user_id, folder, total, unread)
  select user_id, folder, count(*), count(*) filter (where read_at is null)
  from new_rows group by user_id, folder order by user_id, folder
  on conflict (user_id, folder) do update
  set total = notification_folder_count.total + excluded.total,
    unread = notification_folder_count.unread + excluded.unread;
  return null;
end $$;

create function notification_folder_count_shrinks() returns trigger language plpgsql as $$
begin
  update notification_folder_count
  set total = notification_folder_count.total - gone.total, unread = notification_folder_count.unread - gone.unread
  from (
    select user_id, folder, count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
    from old_rows group by user_id, folder
  ) as gone
  where notification_folder_count.user_id = gone.user_id and notification_folder_count.folder = gone.folder;
  return null;
end $$;

create trigger notification_folder_count_grows after insert on notification
referencing new table as new_rows for each statement execute function notification_folder_count_grows();
create trigger notification_folder_count_shrinks after delete on notification
referencing old table as old_rows for each statement execute function notification_folder_count_shrinks();
create trigger notification_folder_count_follows after update on notification
referencing old table as old_rows new table as new_rows for each statement execute function notification_folder_count_follows();
