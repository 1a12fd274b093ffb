-- The calendar goes back two years (features/retention/periods.ts): saving an old activity brings nothing older back, and
-- takes out what is there.
create or replace function occurrence_place_refresh(event_ids uuid[]) returns void
language plpgsql as $$
begin
  with wanted as materialized (
    select
      event_municipality.municipality_id,
      occurrence.start_at,
      occurrence.id as occurrence_id,
      event.id as event_id,
      occurrence.end_at,
      event_municipality.district_id
    from event
    join event_municipality on event_municipality.event_id = event.id
    join occurrence on occurrence.event_id = event.id
    left join organisation on organisation.id = event.organisation_id
    where event.id = any(event_ids)
      and event.is_listed
      and occurrence.is_published
      and occurrence.start_at > now() - interval '730 days'
      and event_is_open(event.organisation_id, organisation.status, organisation.is_private)
  ),
  gone as (
    delete from occurrence_place
    where occurrence_place.event_id = any(event_ids)
      and not exists (
        select from wanted
        where wanted.municipality_id = occurrence_place.municipality_id
          and wanted.start_at = occurrence_place.start_at
          and wanted.occurrence_id = occurrence_place.occurrence_id
      )
  )
  insert into occurrence_place (municipality_id, start_at, occurrence_id, event_id, end_at, district_id)
  select municipality_id, start_at, occurrence_id, event_id, end_at, district_id
  from wanted
  -- A conflict locks its row, which is written too: rows that are as they should be do not get there.
  where not exists (
    select from occurrence_place
    where occurrence_place.municipality_id = wanted.municipality_id
      and occurrence_place.start_at = wanted.start_at
      and occurrence_place.occurrence_id = wanted.occurrence_id
      and occurrence_place.end_at = wanted.end_at
      and occurrence_place.district_id is not distinct from wanted.district_id
  )
  on conflict (municipality_id, start_at, occurrence_id) do update
    set end_at = excluded.end_at, district_id = excluded.district_id;
end
$$;
