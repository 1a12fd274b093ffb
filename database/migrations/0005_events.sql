-- An event is an activity or a volunteer assignment; an occurrence is one time that it takes place.

create table category (
  id int primary key,
  key text not null unique,
  labels jsonb not null,                           -- nb, nn, en
  position int not null default 0
);

create table event_type (
  id int primary key,
  key text not null unique,
  labels jsonb not null,                           -- nb, nn, en
  is_volunteer boolean not null default false,
  position int not null default 0
);

create table event (
  id uuid primary key,
  organisation_id uuid references organisation,
  type_id int references event_type,
  source text not null default 'local',            -- local, or the register it was imported from (dnt)
  external_id text,
  name text not null check (length(name) between 1 and 200),
  description text not null default '',
  lang text not null default 'nb',                 -- the language of name and description
  kind text not null default 'scheduled' check (kind in ('open', 'scheduled')),
  status text not null default 'draft' check (status in ('draft', 'published', 'cancelled')),
  completed_at timestamptz,
  is_free boolean not null default true,
  price_ore bigint check (price_ore >= 0),
  age_mask smallint not null default 31 check (age_mask between 0 and 31), -- 1 children, 2 teenager, 4 family, 8 senior, 16 pensioner
  min_age smallint,
  max_age smallint,
  capacity_max int check (capacity_max >= 0),      -- what new occurrences get; null = no limit
  rrule jsonb,                                     -- { frequency: 1 once, 2 daily, 3 weekly, 4 custom, weekdays: ['MO', …], until }; null = once
  venue text,
  address text,
  lat float8,
  lng float8,
  thumbnail_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,

  -- Whether the public may find it. Cancelled ones stay visible, marked as such.
  is_listed boolean not null generated always as (status <> 'draft' and deleted_at is null) stored,

  -- Read model, written only by event_refresh: what a card shows without touching the occurrences.
  municipality_ids int[] not null default '{}',
  category_ids int[] not null default '{}',
  next_occurrence_id uuid,
  next_start_at timestamptz,                       -- of the first occurrence that has not ended; null = all are over
  next_end_at timestamptz,
  last_start_at timestamptz,
  last_end_at timestamptz,
  occurrences_count int not null default 0,
  attendees_count int not null default 0,          -- on the next occurrence, or on the last when all are over
  waiting_count int not null default 0,            -- likewise
  places_max int,                                  -- likewise; null = no limit

  search tsvector not null generated always as (
    setweight(to_tsvector(tsconf(lang), name), 'A') || setweight(to_tsvector(tsconf(lang), description), 'C')
  ) stored,
  check (min_age <= max_age)
);

create table event_municipality (
  event_id uuid not null references event on delete cascade,
  municipality_id int not null references municipality,
  district_id int references district,
  primary key (event_id, municipality_id)
);

create table event_category (
  event_id uuid not null references event on delete cascade,
  category_id int not null references category,
  primary key (event_id, category_id)
);

create table occurrence (
  id uuid primary key,
  event_id uuid not null references event on delete cascade,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at >= start_at),
  is_published boolean not null default true,
  is_cancelled boolean not null default false,
  -- No check that attending stays below capacity: an organiser may lower the capacity of a full occurrence.
  capacity_max int check (capacity_max >= 0),
  attending_count int not null default 0 check (attending_count >= 0),
  waiting_count int not null default 0 check (waiting_count >= 0)
);

-- Read model of the lists. One municipality with its listed events in the order they are shown, so that
-- "the next twenty in Bergen" reads twenty entries of one index however many events the country has.
-- Written only by event_refresh, out of rows whose references have been checked already.
create table event_place (
  event_id uuid not null references event on delete cascade,
  municipality_id int not null,
  district_id int,
  next_start_at timestamptz,                       -- null = all its occurrences are over
  last_end_at timestamptz,
  primary key (event_id, municipality_id)
);

-- Read model of the calendars and of filters on date. Written only by event_refresh, which also clears it of an event
-- that is gone; a reader joins the event. The largest table, so it does without foreign keys.
create table occurrence_place (
  municipality_id int not null,
  start_at timestamptz not null,
  occurrence_id uuid not null,
  event_id uuid not null,
  end_at timestamptz not null,
  district_id int,
  primary key (municipality_id, start_at, occurrence_id) include (event_id, end_at)
);

-- How many upcoming events there are: a row per municipality and, as number 0, one for the whole country.
-- A periodic job recounts all of it (event_count_refresh). Counting with every change would make each organiser
-- who publishes wait for the country's row. For one municipality a count over event_place_upcoming is exact
-- and cheap; for the whole country take row 0, which is at most a minute old.
create table event_count (
  municipality_id int primary key,
  upcoming int not null
);

-- Lists. Each partial index matches its query's condition to the letter.
create index event_next on event (next_start_at, id) where is_listed and next_start_at is not null;
create index event_past on event (last_end_at desc, id) where is_listed and next_start_at is null;
create index event_place_upcoming on event_place (municipality_id, next_start_at, event_id)
  where next_start_at is not null;
create index event_place_past on event_place (municipality_id, last_end_at desc, event_id)
  where next_start_at is null;
create index event_place_district on event_place (district_id, next_start_at, event_id)
  where district_id is not null and next_start_at is not null;
create index event_organisation on event (organisation_id, next_start_at) where deleted_at is null;
create index event_search on event using gin (search);
create unique index event_external on event (source, external_id) where external_id is not null;
-- The job's: whose next occurrence is over by now.
create index event_due on event (next_end_at) where next_end_at is not null;
create index occurrence_event on occurrence (event_id, start_at);
create index occurrence_place_event on occurrence_place (event_id);

-- The dates and numbers that a card shows, and the lists' order. Part of event_refresh_many; alone only for the
-- passing of time, which leaves the calendar's table as it is.
create function event_refresh_dates(event_ids uuid[], as_of timestamptz) returns void
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

  delete from event_place where event_id = any(event_ids);
  insert into event_place (event_id, municipality_id, district_id, next_start_at, last_end_at)
  select event.id, event_municipality.municipality_id, event_municipality.district_id, event.next_start_at, event.last_end_at
  from event
  join event_municipality on event_municipality.event_id = event.id
  where event.id = any(event_ids)
    and event.is_listed;
end
$$;

-- Brings the read model of these events up to date. To be called in the transaction that changed them, once,
-- after all changes. Asking with the same arguments again changes nothing.
create function event_refresh_many(event_ids uuid[], as_of timestamptz default now()) returns void
language plpgsql as $$
begin
  perform event_refresh_dates(event_ids, as_of);

  -- Cancelled occurrences stay in the calendar, marked by whoever reads them.
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
  where event.id = any(event_ids)
    and event.is_listed
    and occurrence.is_published;
end
$$;

create function event_refresh(event_id uuid, as_of timestamptz default now()) returns void
language sql as $$
  select event_refresh_many(array[event_id], as_of)
$$;

create function event_count_refresh() returns void
language sql as $$
  with fresh as (
    select event_place.municipality_id, count(*)::int as upcoming
    from event_place
    join event on event.id = event_place.event_id
    left join organisation on organisation.id = event.organisation_id
    where event_place.next_start_at is not null
      and not coalesce(organisation.is_private, false)
    group by event_place.municipality_id
    union all
    select 0, count(*)::int
    from event
    left join organisation on organisation.id = event.organisation_id
    where event.is_listed
      and event.next_start_at is not null
      and not coalesce(organisation.is_private, false)
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

-- Time passes: moves events on whose next occurrence is over, and counts anew. A job runs it every minute; it tells how
-- many events it moved. In steps: when the job has not run for a long time, moving everything in one call would take
-- longer than a statement may. One call takes the oldest five thousand; the next calls take the rest.
create function event_refresh_due(as_of timestamptz default now()) returns int
language plpgsql as $$
declare
  due uuid[];
begin
  select array_agg(id) into due
  from (
    -- Another process may run the same job: what it holds is being moved already.
    select id
    from event
    where next_end_at <= as_of
    order by next_end_at
    limit 5000
    for update skip locked
  ) as locked;

  if due is not null then
    perform event_refresh_dates(due, as_of);
  end if;
  perform event_count_refresh();
  return coalesce(cardinality(due), 0);
end
$$;
