-- Whether everybody may see what is published of an activity, out of its organisation as it is now: it has none, or one
-- that is accepted and not private. An organisation that is missing or in any other state opens nothing.
create function event_is_open(organisation_id uuid, organisation_status text, is_private boolean) returns boolean
language sql immutable parallel safe as $$
  select organisation_id is null or coalesce(organisation_status = 'accepted' and not is_private, false)
$$;

-- The read models as before, but for that condition.
create or replace function event_place_refresh(event_ids uuid[]) returns void
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
        and event_is_open(event.organisation_id, organisation.status, organisation.is_private)
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
    and event_is_open(event.organisation_id, organisation.status, organisation.is_private)
  on conflict (event_id, municipality_id) do update set
    district_id = excluded.district_id, next_start_at = excluded.next_start_at, last_end_at = excluded.last_end_at,
    age_mask = excluded.age_mask, access_mask = excluded.access_mask, category_mask = excluded.category_mask,
    type_id = excluded.type_id, is_volunteer = excluded.is_volunteer, is_free = excluded.is_free,
    has_places = excluded.has_places, organisation_id = excluded.organisation_id, lat = excluded.lat,
    lng = excluded.lng, name_sort = excluded.name_sort
  where (event_place.*) is distinct from (excluded.*);
end
$$;

create or replace function occurrence_place_refresh(event_ids uuid[]) returns void
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
    and event_is_open(event.organisation_id, organisation.status, organisation.is_private);
end
$$;

create or replace function event_words_refresh(event_ids uuid[]) returns void
language plpgsql as $$
begin
  if coalesce(cardinality(event_ids), 0) = 0 then
    return;
  end if;

  delete from event_words
  using event
  left join organisation on organisation.id = event.organisation_id
  where event_words.event_id = any(event_ids)
    and event.id = event_words.event_id
    and (not event.is_listed or not event_is_open(event.organisation_id, organisation.status, organisation.is_private));

  insert into event_words (event_id, words)
  select
    event.id,
    setweight(search_vector(event.lang, event.name), 'A')
    || setweight(
      search_vector(event.lang, concat_ws(' ', organisation.name, event.venue, array_to_string(event.keywords, ' '))),
      'B'
    )
    || setweight(search_vector(event.lang, concat_ws(' ', event.description, event.address)), 'C')
    || setweight(
      search_vector(
        'nb',
        concat_ws(
          ' ',
          place.names,
          case when event.is_free then 'gratis free' end,
          case when event_type.is_volunteer then 'frivillig volunteer' end,
          case when event.age_mask <> 31 and event.age_mask & 1 > 0 then 'barn born children kids' end,
          case when event.age_mask <> 31 and event.age_mask & 2 > 0 then 'ungdom tenåring youth teenager' end,
          case when event.age_mask <> 31 and event.age_mask & 4 > 0 then 'familie family' end,
          case when event.age_mask <> 31 and event.age_mask & 8 > 0 then 'voksen vaksen adult' end,
          case when event.age_mask <> 31 and event.age_mask & 16 > 0 then 'senior pensjonist eldre elderly' end,
          label.norwegian
        )
      )
      || search_vector('en', label.english),
      'D'
    )
    || array_to_tsvector(place.marks)
  from event
  left join organisation on organisation.id = event.organisation_id
  left join event_type on event_type.id = event.type_id
  cross join lateral (
    select
      string_agg(labels ->> 'nb' || ' ' || (labels ->> 'nn'), ' ') as norwegian,
      string_agg(labels ->> 'en', ' ') as english
    from (
      select labels from category where category.id = any(event.category_ids)
      union all
      select event_type.labels
    ) as labelled
  ) as label
  cross join lateral (
    select
      string_agg(concat_ws(' ', municipality.name, district.name), ' ') as names,
      array_agg('@' || municipality.id) || array_remove(array_agg('@' || district.id), null) as marks
    from event_municipality
    join municipality on municipality.id = event_municipality.municipality_id
    left join district on district.id = event_municipality.district_id
    where event_municipality.event_id = event.id
  ) as place
  where event.id = any(event_ids)
    and event.is_listed
    and event_is_open(event.organisation_id, organisation.status, organisation.is_private)
    and place.marks is not null
  on conflict (event_id) do update
    set words = excluded.words
    where event_words.words <> excluded.words;
end
$$;

create or replace function words_follow_organisation() returns trigger
language plpgsql as $$
begin
  perform organisation_words_refresh(array[new.id]);
  if tg_op = 'UPDATE' and (new.name, new.is_private, new.status) is distinct from (old.name, old.is_private, old.status) then
    perform event_words_refresh(array(select id from event where organisation_id = new.id and deleted_at is null));
  end if;
  return null;
end
$$;

-- An organisation that becomes private or is accepted no longer takes its events out of the lists in the same
-- transaction, and back.
drop trigger organisation_visibility on organisation;

create trigger organisation_visibility
after update of is_private, status on organisation
for each row when ((old.is_private, old.status) is distinct from (new.is_private, new.status))
execute function organisation_visibility_changed();

select event_place_refresh(array(
  select event.id from event join organisation on organisation.id = event.organisation_id
  where organisation.status <> 'accepted'));
select occurrence_place_refresh(array(
  select event.id from event join organisation on organisation.id = event.organisation_id
  where organisation.status <> 'accepted'));
select event_words_refresh(array(
  select event.id from event join organisation on organisation.id = event.organisation_id
  where organisation.status <> 'accepted'));

-- Whether addresses and numbers stand in the file: it is handed over only to a person who may see them then, too. What
-- was made before this column has them.
alter table export_file add column has_contact_data boolean not null default true;
