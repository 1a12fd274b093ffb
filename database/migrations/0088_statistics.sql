-- BEY-18: how many take part in what, as numbers without people.
-- How far the making of a quarter has come. What is counted and where it goes on are written in one transaction.
create table statistics_quarter (
  quarter date primary key check (extract(day from quarter) = 1 and extract(month from quarter) in (1, 4, 7, 10)),
  next_day date not null,
  -- The row of the last user who has been counted; forgotten when all have been.
  people_until uuid,
  is_counted boolean not null default false,
  made_at timestamptz check (made_at is null or (is_counted and people_until is null))
);

-- Exact, and only for as long as a quarter is being made: nobody reads them.
create table statistics_cell (
  quarter date not null references statistics_quarter on delete cascade,
  municipality_id integer not null references municipality,
  dimension text not null,
  part text not null,
  measure text not null,
  count bigint not null,
  -- Each is counted in one part of a dimension alone, so that they can be added up.
  people bigint not null,
  primary key (quarter, municipality_id, dimension, part, measure)
);
create index statistics_cell_municipality on statistics_cell (municipality_id);

-- What is read: never fewer than five people behind a row, and never changed.
create table statistics_figure (
  municipality_id integer not null references municipality,
  quarter date not null,
  dimension text not null,
  measure text not null,
  position smallint not null,
  -- Several, where one alone would have told of few people.
  parts text[] not null check (cardinality(parts) > 0),
  count bigint not null check (count >= 0),
  made_at timestamptz not null,
  primary key (municipality_id, quarter, dimension, measure, position)
);
create index statistics_figure_age on statistics_figure (made_at);

create index slot_start on slot (start_at);
