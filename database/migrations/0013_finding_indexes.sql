-- Lists with filters: what a filter asks for stands in the index that has the events in order, so that a page is read,
-- and a municipality counted, without touching the table. It does what event_place_upcoming did, and takes its place.
create index event_place_fitting on event_place (municipality_id, next_start_at, event_id)
  include (
    last_end_at, category_mask, type_id, age_mask, access_mask, is_free, is_volunteer, has_places, district_id, lat, lng
  )
  where next_start_at is not null;
drop index event_place_upcoming;

-- A cancelled time does not make an event one of the weekend's.
create index occurrence_cancelled on occurrence (id) where is_cancelled;

-- Whose occurrences lie within some days, in the whole country: read from the index alone.
create index occurrence_place_time on occurrence_place (start_at, occurrence_id)
  include (event_id, municipality_id, end_at);
drop index occurrence_place_start;
