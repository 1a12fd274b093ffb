-- BEY-13: information screens. A screen shows a code, and belongs to the municipality whose people have typed it.
create table screen_code (
  code text primary key check (code ~ '^\d{6}$'),
  -- The municipalities of the portal that the screen has opened: nobody else pairs with it.
  municipality_ids integer[] not null,
  token_digest text not null unique,
  expires_at timestamptz not null
);
create index screen_code_expires on screen_code (expires_at);

create table screen (
  id uuid primary key,
  municipality_id integer not null references municipality,
  name text not null check (length(name) between 1 and 60),
  place text not null check (length(place) <= 60),
  token_digest text not null unique,
  paired_at timestamptz not null,
  -- Grows by one each time that the screen is asked to begin again.
  restarts integer not null default 0,
  last_seen_at timestamptz,
  -- One bit for each half hour in which it was heard, the latest the lowest; and which half hour that is.
  seen_slots bigint not null default 0,
  seen_slot integer not null default 0,
  -- As the screen says of itself.
  version text check (length(version) <= 40),
  shows_kind text check (shows_kind in ('activities', 'organisation', 'picture', 'notice', 'takeover')),
  shows_title text check (length(shows_title) <= 120)
);
create index screen_municipality on screen (municipality_id, paired_at);

create table screen_playlist (
  id uuid primary key,
  municipality_id integer not null references municipality,
  name text not null check (length(name) between 1 and 60),
  -- Monday is 0.
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7),
  -- In Oslo; both or neither. To a time before the first one is over midnight.
  from_time text check (from_time ~ '^\d\d:\d\d$'),
  to_time text check (to_time ~ '^\d\d:\d\d$'),
  -- Null: all screens of the municipality.
  screen_ids uuid[],
  has_card_codes boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((from_time is null) = (to_time is null))
);
create index screen_playlist_municipality on screen_playlist (municipality_id, created_at);

create table screen_item (
  id uuid primary key,
  playlist_id uuid not null references screen_playlist on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('activities', 'organisation', 'picture', 'notice')),
  title text not null check (length(title) <= 60),
  body text not null check (length(body) <= 140),
  -- Of activities: the address of the list, without its path.
  query text not null check (length(query) <= 600),
  organisation_id uuid references organisation on delete cascade,
  picture_upload_id uuid references upload on delete cascade,
  seconds smallint not null check (seconds between 5 and 120),
  last_day date,
  unique (playlist_id, position)
);
create index screen_item_organisation on screen_item (organisation_id) where organisation_id is not null;
create index screen_item_picture on screen_item (picture_upload_id) where picture_upload_id is not null;

create table screen_takeover (
  id uuid primary key,
  municipality_id integer not null references municipality,
  title text not null check (length(title) between 1 and 60),
  body text not null check (length(body) <= 140),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  -- Null: all screens of the municipality, also those that come later.
  screen_ids uuid[],
  created_at timestamptz not null
);
create index screen_takeover_municipality on screen_takeover (municipality_id, ends_at);
create index screen_takeover_ended on screen_takeover (ends_at);
