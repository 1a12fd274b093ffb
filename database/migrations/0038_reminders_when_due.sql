-- BEY-01: when a user is to be reminded of a place; null when there is nothing to remind of, or it is done. Written with
-- the place, its time and the user's choice, so that the job reads what is due instead of everybody who comes soon.
alter table attendance add column remind_at timestamptz;

-- A user who signed up later than that has just been told when it is. A day before, unless they chose something else.
create function remind_time(place attendance) returns timestamptz
language sql stable as $$
  select due_at
  from (
    select occurrence.start_at - coalesce(reminder_setting.hours_before, 24) * interval '1 hour' as due_at
    from occurrence
    left join reminder_setting on reminder_setting.user_id = place.user_id
    where occurrence.id = place.occurrence_id
  ) as planned
  where place.status = 'attending' and place.reminded_at is null and place.updated_at < due_at
$$;

create function reminder_follows_place() returns trigger
language plpgsql as $$
begin
  new.remind_at := remind_time(new);
  return new;
end
$$;

create trigger reminder_follows_place
before insert or update of status, occurrence_id, reminded_at, updated_at on attendance
for each row execute function reminder_follows_place();

create function reminder_follows_time() returns trigger
language plpgsql as $$
begin
  update attendance set remind_at = remind_time(attendance)
  where occurrence_id = new.id and status = 'attending' and reminded_at is null;
  return null;
end
$$;

create trigger reminder_follows_time
after update of start_at on occurrence
for each row when (old.start_at is distinct from new.start_at) execute function reminder_follows_time();

create function reminder_follows_choice() returns trigger
language plpgsql as $$
begin
  update attendance set remind_at = remind_time(attendance)
  where user_id = coalesce(new.user_id, old.user_id) and status = 'attending' and reminded_at is null
    and remind_at is distinct from remind_time(attendance);
  return null;
end
$$;

create trigger reminder_follows_choice
after insert or delete or update of hours_before on reminder_setting
for each row execute function reminder_follows_choice();

-- What may be due before the job of the night has filled in more (features/attendance/server/plan-reminders.ts).
update attendance set remind_at = remind_time(attendance)
from occurrence
where occurrence.id = attendance.occurrence_id
  and occurrence.start_at > now() and occurrence.start_at < now() + interval '9 days'
  and attendance.status = 'attending' and attendance.reminded_at is null;

create index attendance_remind on attendance (remind_at, id) where remind_at is not null;
