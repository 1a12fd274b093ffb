-- Nothing but demo data has set a district until now, and neither postal codes nor portals of origin are kept from which to
-- know it. What follows from the rest: an organisation is where all its activities with a district are, and an activity
-- without one is, in its organiser's municipality, in the organiser's.
update organisation set district_id = known.district_id
from (
  select event.organisation_id, min(place.district_id) as district_id
  from event
  join organisation o on o.id = event.organisation_id and o.district_id is null
  join event_municipality place on place.event_id = event.id and place.municipality_id = o.municipality_id
  where place.district_id is not null
  group by event.organisation_id
  having count(distinct place.district_id) = 1
) as known
where organisation.id = known.organisation_id;

update event_municipality place set district_id = o.district_id
from event join organisation o on o.id = event.organisation_id
where event.id = place.event_id and place.municipality_id = o.municipality_id and place.district_id is null
  and o.district_id is not null;

select event_refresh(place.event_id, now())
from event_municipality place
join event_place shown on shown.event_id = place.event_id and shown.municipality_id = place.municipality_id
where shown.district_id is distinct from place.district_id;

-- What has been typed so far knows of districts, too.
update event set draft = draft || '{"district_ids": []}'::jsonb where draft is not null;
