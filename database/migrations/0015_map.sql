-- Where an event is on the map, as one number: its square in the web map's grid at level 24 (about a metre), with the
-- bits of column and row interleaved. The squares of every coarser level are then runs of neighbouring numbers, so a box
-- is a few ranges of one index, and grouping for a zoom level is a shift.

create function map_spread(bits bigint) returns bigint
language plpgsql immutable strict parallel safe as $$
begin
  bits := (bits | (bits << 16)) & 281470681808895;
  bits := (bits | (bits << 8)) & 71777214294589695;
  bits := (bits | (bits << 4)) & 1085102592571150095;
  bits := (bits | (bits << 2)) & 3689348814741910323;
  return (bits | (bits << 1)) & 6148914691236517205;
end
$$;

create function map_cell(lat float8, lng float8) returns bigint
language plpgsql immutable strict parallel safe as $$
declare
  squares constant float8 := 16777216;
  -- The web map ends here; the poles would be infinitely far away.
  seen_lat constant float8 := greatest(-85.0511, least(85.0511, lat));
  map_column constant bigint := floor((lng + 180) / 360 * squares);
  map_row constant bigint := floor((1 - asinh(tan(radians(seen_lat))) / pi()) / 2 * squares);
begin
  -- By its full name: a restore fills the table without knowing where to look.
  return public.map_spread(greatest(0, least(16777215, map_column)))
    | (public.map_spread(greatest(0, least(16777215, map_row))) << 1);
end
$$;

alter table event_place add column cell bigint generated always as (map_cell(lat, lng)) stored;

-- Holds all that the map filters by: a city's thousands of events are counted without touching the table.
create index event_place_cell on event_place (municipality_id, cell)
  include (lat, lng, event_id, next_start_at, last_end_at, age_mask, access_mask, category_mask, type_id, is_free,
    is_volunteer, has_places)
  where next_start_at is not null and cell is not null;
