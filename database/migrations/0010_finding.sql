-- What people filter by, what an activity's page tells beyond 0005, and lists that answer every filter from one table.

alter table event
  -- 1 step-free, 2 accessible toilet, 4 hearing loop, 8 sign language, 16 calm surroundings, 32 companion free,
  -- 64 accessible parking, 128 plain language
  add column access_mask smallint not null default 0 check (access_mask between 0 and 255),
  add column keywords text[] not null default '{}' check (cardinality(keywords) <= 20),
  -- Where an imported activity comes from, to be read and signed up for there.
  add column source_url text check (source_url like 'https://%'),
  add column source_name text,
  add column name_sort text not null generated always as (nb_sort_key(name)) stored;

-- Who to ask. Shown to everybody, so only people whom the organiser has named.
create table event_contact (
  event_id uuid not null references event on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  position smallint not null default 0,
  primary key (event_id, user_id)
);
create index event_contact_user on event_contact (user_id);

create table event_document (
  id uuid primary key,
  event_id uuid not null references event on delete cascade,
  upload_id uuid not null references upload,
  name text not null check (length(name) between 1 and 200),
  position smallint not null default 0
);
create index event_document_event on event_document (event_id, position);
create index event_document_upload on event_document (upload_id);

-- The lists' table takes all that a filter asks for, so that a filtered page walks one index in the order it is shown,
-- and counting means reading one municipality's rows. Municipality 0 is the whole country. Only what everybody may see:
-- events of private organisations are not in it.
alter table event_place
  add column age_mask smallint not null default 31,
  add column access_mask smallint not null default 0,
  add column category_mask int not null default 0,  -- bit n: category n
  add column type_id int,
  add column is_volunteer boolean not null default false,
  add column is_free boolean not null default true,
  add column has_places boolean not null default true,
  add column organisation_id uuid,
  add column lat float8,
  add column lng float8,
  add column name_sort text not null default '';

alter table category add constraint category_fits_mask check (id between 1 and 30);

create index event_place_name on event_place (municipality_id, name_sort, event_id) where next_start_at is not null;
-- The map and what is near: the whole country's rows, where the point is.
create index event_place_point on event_place using gist (point(lng, lat))
  where municipality_id = 0 and next_start_at is not null and lat is not null and lng is not null;
create index event_place_organisation on event_place (organisation_id, next_start_at, event_id)
  where municipality_id = 0 and organisation_id is not null;
-- The calendar of the whole country, and of several municipalities.
create index occurrence_place_start on occurrence_place (start_at, occurrence_id);

-- Part of event_refresh_dates: the rows of the lists.
create function event_place_refresh(event_ids uuid[]) returns void
language plpgsql as $$
begin
  delete from event_place
  where event_id = any(event_ids)
    and not exists (
      select 1
      from event
      left join organisation on organisation.id = event.organisation_id
      where event.id = event_place.event_id
        and event.is_listed
        and not coalesce(organisation.is_private, false)
        and (
          event_place.municipality_id = 0
          or exists (
            select 1 from event_municipality
            where event_municipality.event_id = event.id
              and event_municipality.municipality_id = event_place.municipality_id
          )
        )
    );

  insert into event_place (
    event_id, municipality_id, district_id, next_start_at, last_end_at, age_mask, access_mask, category_mask, type_id,
    is_volunteer, is_free, has_places, organisation_id, lat, lng, name_sort
  )
  select
    event.id, place.municipality_id, place.district_id, event.next_start_at, event.last_end_at,
    -- All five or none suits everybody (FLT-08).
    case when event.age_mask = 0 then 31 else event.age_mask end,
    event.access_mask,
    (select coalesce(bit_or(1 << topic.id), 0) from unnest(event.category_ids) as topic (id)),
    event.type_id, coalesce(event_type.is_volunteer, false), event.is_free,
    event.status <> 'cancelled' and (event.places_max is null or event.attendees_count < event.places_max),
    event.organisation_id, event.lat, event.lng, event.name_sort
  from event
  left join organisation on organisation.id = event.organisation_id
  left join event_type on event_type.id = event.type_id
  cross join lateral (
    select 0 as municipality_id, null::int as district_id
    union all
    select event_municipality.municipality_id, event_municipality.district_id
    from event_municipality
    where event_municipality.event_id = event.id
  ) as place
  where event.id = any(event_ids)
    and event.is_listed
    and not coalesce(organisation.is_private, false)
  on conflict (event_id, municipality_id) do update set
    district_id = excluded.district_id, next_start_at = excluded.next_start_at, last_end_at = excluded.last_end_at,
    age_mask = excluded.age_mask, access_mask = excluded.access_mask, category_mask = excluded.category_mask,
    type_id = excluded.type_id, is_volunteer = excluded.is_volunteer, is_free = excluded.is_free,
    has_places = excluded.has_places, organisation_id = excluded.organisation_id, lat = excluded.lat,
    lng = excluded.lng, name_sort = excluded.name_sort
  where (event_place.*) is distinct from (excluded.*);
end
$$;

create or replace function event_refresh_dates(event_ids uuid[], as_of timestamptz) returns void
language plpgsql as $$
begin
  -- The same order for everyone, so that two refreshes wait for each other instead of deadlocking.
  perform 1 from event where id = any(event_ids) order by id for update;

  update event
  set
    municipality_ids = place.municipality_ids,
    category_ids = topic.category_ids,
    next_occurrence_id = upcoming.id,
    next_start_at = upcoming.start_at,
    next_end_at = upcoming.end_at,
    last_start_at = latest.start_at,
    last_end_at = latest.end_at,
    occurrences_count = total.occurrences_count,
    attendees_count = coalesce(upcoming.attending_count, latest.attending_count, 0),
    waiting_count = coalesce(upcoming.waiting_count, latest.waiting_count, 0),
    places_max = case
      when upcoming.id is not null then upcoming.capacity_max
      when latest.id is not null then latest.capacity_max
      else target.capacity_max
    end
  from event as target
  cross join lateral (
    select coalesce(array_agg(municipality_id order by municipality_id), '{}') as municipality_ids
    from event_municipality
    where event_municipality.event_id = target.id
  ) as place
  cross join lateral (
    select coalesce(array_agg(category_id order by category_id), '{}') as category_ids
    from event_category
    where event_category.event_id = target.id
  ) as topic
  cross join lateral (
    select count(*)::int as occurrences_count
    from occurrence
    where occurrence.event_id = target.id
      and is_published
  ) as total
  -- A cancelled occurrence is skipped, unless the whole event is cancelled: then people must see that it is.
  left join lateral (
    select *
    from occurrence
    where occurrence.event_id = target.id
      and is_published
      and (not is_cancelled or target.status = 'cancelled')
      and end_at > as_of
    order by start_at, id
    limit 1
  ) as upcoming on true
  left join lateral (
    select *
    from occurrence
    where occurrence.event_id = target.id
      and is_published
      and (not is_cancelled or target.status = 'cancelled')
    order by start_at desc, id desc
    limit 1
  ) as latest on true
  where target.id = any(event_ids)
    and event.id = target.id;

  perform event_place_refresh(event_ids);
end
$$;

create or replace function event_count_refresh() returns void
language sql as $$
  with fresh as (
    select municipality_id, count(*)::int as upcoming
    from event_place
    where next_start_at is not null
    group by municipality_id
  ),
  gone as (
    delete from event_count
    where municipality_id not in (select municipality_id from fresh)
  )
  insert into event_count (municipality_id, upcoming)
  select municipality_id, upcoming
  from fresh
  order by municipality_id
  on conflict (municipality_id) do update
    set upcoming = excluded.upcoming
    where event_count.upcoming <> excluded.upcoming
$$;

-- The rows of the calendar; cancelled occurrences stay in it, marked by whoever reads them.
create function occurrence_place_refresh(event_ids uuid[]) returns void
language plpgsql as $$
begin
  delete from occurrence_place where event_id = any(event_ids);
  insert into occurrence_place (municipality_id, start_at, occurrence_id, event_id, end_at, district_id)
  select
    event_municipality.municipality_id,
    occurrence.start_at,
    occurrence.id,
    event.id,
    occurrence.end_at,
    event_municipality.district_id
  from event
  join event_municipality on event_municipality.event_id = event.id
  join occurrence on occurrence.event_id = event.id
  left join organisation on organisation.id = event.organisation_id
  where event.id = any(event_ids)
    and event.is_listed
    and occurrence.is_published
    and not coalesce(organisation.is_private, false);
end
$$;

create or replace function event_refresh_many(event_ids uuid[], as_of timestamptz default now()) returns void
language plpgsql as $$
begin
  perform event_refresh_dates(event_ids, as_of);
  perform occurrence_place_refresh(event_ids);
end
$$;

-- An organisation that becomes private takes its events out of the lists in the same transaction, and back.
create function organisation_visibility_changed() returns trigger
language plpgsql as $$
declare
  its_events uuid[] := array(select id from event where organisation_id = new.id and deleted_at is null);
begin
  perform event_place_refresh(its_events);
  perform occurrence_place_refresh(its_events);
  return null;
end
$$;

create trigger organisation_visibility
after update of is_private on organisation
for each row when (old.is_private is distinct from new.is_private)
execute function organisation_visibility_changed();

select event_place_refresh(array(select id from event));
select event_count_refresh();
