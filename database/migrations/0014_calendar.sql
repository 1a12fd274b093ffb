-- The calendar: what goes on into another day is found without looking back through all that came before, and a city
-- district is read in order, like a municipality.

-- Twelve hours as in features/calendar/rules.ts.
create index occurrence_place_overnight on occurrence_place (municipality_id, end_at)
  where end_at - start_at > interval '12 hours';
-- How few they are. Without it the planner takes them for a third of all, and reads all.
create statistics occurrence_place_length on (end_at - start_at) from occurrence_place;

create index occurrence_place_district on occurrence_place (district_id, start_at, occurrence_id)
  include (event_id, end_at)
  where district_id is not null;
