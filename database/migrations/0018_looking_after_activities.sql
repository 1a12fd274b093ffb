-- Looking after activities: those that were taken down, drafts that are thrown away, finding people on long lists.

alter table event
  -- Taken down by whoever looks after the contents of the place: a draft that is not published until they lift it.
  add column taken_down_at timestamptz,
  add column taken_down_reason text check (length(taken_down_reason) <= 500),
  add column created_by uuid references app_user on delete set null,
  add constraint event_taken_down
    check (num_nulls(taken_down_at, taken_down_reason) in (0, 2) and (taken_down_at is null or status = 'draft'));
create index event_created_by on event (created_by) where created_by is not null;

-- What nobody has changed since was made by whoever changed it last.
update event set created_by = changed_by where version = 1 and changed_by is not null;

-- People are looked for by name among those who have signed up, and put in order by it, without working the key out for
-- each of them; and who has been at something is read from the index alone.
alter table app_user add column name_sort text not null generated always as (nb_sort_key(name)) stored;
drop index attendance_list;
create index attendance_list on attendance (occurrence_id, status, position) include (user_id);
