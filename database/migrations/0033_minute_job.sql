-- The minute job moves five hundred events at a time, so that one call stays far below the time that a statement may
-- take however long the job has not run; the job calls it until nothing is due, and counts once at the end.
create function event_move_due(as_of timestamptz, most int) returns int
language plpgsql as $$
declare
  due uuid[];
begin
  select array_agg(id) into due
  from (
    -- Another user may be changing the event: saving it moves it on too.
    select id
    from event
    where next_end_at <= as_of
    order by next_end_at
    limit most
    for no key update skip locked
  ) as locked;

  if due is not null then
    perform event_refresh_dates(due, as_of);
  end if;
  return coalesce(cardinality(due), 0);
end
$$;

-- As the version before calls it, while both run.
create or replace function event_refresh_due(as_of timestamptz default now()) returns int
language plpgsql as $$
declare
  moved int := event_move_due(as_of, 500);
begin
  perform event_count_refresh();
  return moved;
end
$$;

create or replace function event_refresh_dates(event_ids uuid[], as_of timestamptz) returns void
language plpgsql as $$
begin
  -- The same order for everyone, so that two refreshes wait for each other instead of deadlocking. Not the key: facts,
  -- comments and places that refer to an event are written meanwhile.
  perform 1 from event where id = any(event_ids) order by id for no key update;

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
