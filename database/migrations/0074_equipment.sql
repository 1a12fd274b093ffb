-- BEY-20: things to borrow, in single pieces, with the days or hours on which each of them is taken.
create table lending_place (
  id uuid primary key,
  municipality_id int not null references municipality,
  -- Whose people stand at the desk; without one, the municipality's own.
  organisation_id uuid references organisation on delete set null,
  name text not null check (length(name) between 1 and 120),
  address text not null check (length(address) <= 120),
  provider_name text not null check (length(provider_name) between 1 and 120),
  -- [{weekday, opens, closes}], and [{from, to}] of days on which it is closed all the same (features/equipment/opening.ts).
  openings jsonb not null check (jsonb_typeof(openings) = 'array'),
  closures jsonb not null check (jsonb_typeof(closures) = 'array'),
  version int not null default 1,
  created_at timestamptz not null
);
create index lending_place_municipality on lending_place (municipality_id, name);
create index lending_place_organisation on lending_place (organisation_id) where organisation_id is not null;

create table equipment_item (
  id uuid primary key,
  municipality_id int not null references municipality,
  place_id uuid not null references lending_place,
  name text not null check (length(name) between 1 and 120),
  description text not null check (length(description) <= 2000),
  picture_upload_id uuid references upload,
  -- The drawing that stands in for a picture.
  scene text not null check (scene ~ '^[a-z]{1,30}$'),
  unit text not null check (unit in ('day', 'hour')),
  max_length int not null check (max_length between 1 and 60),
  min_age int check (min_age between 0 and 120),
  max_age int check (max_age between 0 and 120),
  -- 'MM-DD' of every year; both, or none where it is lent all year.
  season_from text check (season_from ~ '^[0-9]{2}-[0-9]{2}$'),
  season_to text check (season_to ~ '^[0-9]{2}-[0-9]{2}$'),
  state text not null check (state in ('draft', 'open', 'closed')),
  version int not null default 1,
  created_at timestamptz not null,
  check ((season_from is null) = (season_to is null)),
  check (max_age >= min_age)
);
create index equipment_item_shown on equipment_item (municipality_id, name, id) where state = 'open';
create index equipment_item_municipality on equipment_item (municipality_id, name, id);
create index equipment_item_place on equipment_item (place_id);
create index equipment_item_picture on equipment_item (picture_upload_id) where picture_upload_id is not null;

create table equipment_piece (
  id uuid primary key,
  item_id uuid not null references equipment_item,
  -- A whole number, so that one index says which piece and when.
  number bigint generated always as identity unique,
  label text not null check (length(label) between 1 and 40),
  state text not null check (state in ('ok', 'repair', 'lost')),
  note text check (length(note) between 1 and 500),
  created_at timestamptz not null,
  unique (item_id, label),
  unique (id, item_id, number)
);
create index equipment_piece_kept_back on equipment_piece (item_id) where state = 'repair';

-- From which state a loan may come into which. What does not stand here is refused by the database itself.
create table equipment_loan_step (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into equipment_loan_step (from_state, to_state) values
  ('offered', 'reserved'), ('offered', 'cancelled'), ('offered', 'lapsed'),
  ('reserved', 'out'), ('reserved', 'cancelled'), ('reserved', 'not_fetched'),
  ('out', 'returned');

create table equipment_loan (
  id uuid primary key,
  municipality_id int not null references municipality,
  item_id uuid not null references equipment_item,
  piece_id uuid not null references equipment_piece,
  piece_number bigint not null,
  card_id uuid not null references card,
  period tstzrange not null,
  state text not null check (state in (
    'offered', 'reserved', 'out', 'returned', 'cancelled', 'not_fetched', 'lapsed')),
  -- Of an offer: from this moment on it is another's.
  answer_by timestamptz,
  -- How many of the reminders of its end have been sent: the day before, on the day, and of what is overdue.
  reminders int not null default 0 check (reminders >= 0),
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null,
  given_out_by uuid references app_user on delete set null,
  given_out_at timestamptz,
  -- What the device at the desk calls the deed, so that it is done once however often it is told.
  given_out_key uuid,
  returned_to uuid references app_user on delete set null,
  returned_at timestamptz,
  returned_key uuid,
  condition text check (condition in ('good', 'worn', 'damaged', 'lost')),
  note text check (length(note) between 1 and 500),
  picture_upload_id uuid references upload,
  ended_at timestamptz,
  foreign key (piece_id, item_id, piece_number) references equipment_piece (id, item_id, number),
  check (not isempty(period) and not lower_inf(period) and not upper_inf(period)),
  check ((state = 'offered') <= (answer_by is not null)),
  check ((state in ('out', 'returned')) = (given_out_at is not null)),
  check ((state = 'returned') = (returned_at is not null) and (state = 'returned') = (condition is not null)),
  check ((state in ('offered', 'reserved', 'out')) = (ended_at is null)),
  -- No two loans of a piece overlap. A range of one number is compared with && like a period, without an extension.
  -- Deferred only while what is promised is dealt out again over the pieces of an item.
  constraint equipment_loan_apart exclude using gist (
    int8range(piece_number, piece_number, '[]') with &&, period with &&
  ) where (state in ('offered', 'reserved', 'out')) deferrable initially immediate
);
-- A child has one of each thing at a time.
create unique index equipment_loan_one on equipment_loan (item_id, card_id)
  where state in ('offered', 'reserved', 'out');
create index equipment_loan_open on equipment_loan (item_id, lower(period))
  where state in ('offered', 'reserved', 'out');
create index equipment_loan_card on equipment_loan (card_id, created_at desc, id);
create index equipment_loan_item on equipment_loan (item_id, created_at desc, id);
create index equipment_loan_piece on equipment_loan (piece_id, item_id, piece_number);
create index equipment_loan_office on equipment_loan (municipality_id, state, upper(period), id);
create index equipment_loan_due on equipment_loan (upper(period), id) where state = 'out';
create index equipment_loan_fetch on equipment_loan (lower(period), id) where state = 'reserved';
create index equipment_loan_answer on equipment_loan (answer_by, id) where state = 'offered';
create index equipment_loan_ended on equipment_loan (ended_at) where ended_at is not null;
create index equipment_loan_created_by on equipment_loan (created_by) where created_by is not null;
create index equipment_loan_given_out_by on equipment_loan (given_out_by) where given_out_by is not null;
create index equipment_loan_returned_to on equipment_loan (returned_to) where returned_to is not null;
create index equipment_loan_picture on equipment_loan (picture_upload_id) where picture_upload_id is not null;

create function equipment_loan_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('offered', 'reserved') then
      raise exception 'equipment_loan: begins as offered or reserved';
    end if;
    return new;
  end if;
  if (new.id, new.municipality_id, new.item_id, new.card_id, lower(new.period), new.created_at)
    is distinct from (old.id, old.municipality_id, old.item_id, old.card_id, lower(old.period), old.created_at)
  then
    raise exception 'equipment_loan: whose it is, of what and from when, does not change';
  end if;
  if new.state <> old.state and not exists (
    select from equipment_loan_step where from_state = old.state and to_state = new.state
  ) then
    raise exception 'equipment_loan: from % to % there is no step', old.state, new.state;
  end if;
  return new;
end $$;
create trigger equipment_loan_guard before insert or update on equipment_loan
  for each row execute function equipment_loan_guard();

-- Who wants days that are full, in the order in which they came.
create table equipment_wait (
  id uuid primary key,
  item_id uuid not null references equipment_item,
  card_id uuid not null references card,
  period tstzrange not null check (not isempty(period) and not lower_inf(period) and not upper_inf(period)),
  place_in_line bigint generated always as identity,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null,
  unique (item_id, card_id)
);
create index equipment_wait_line on equipment_wait (item_id, place_in_line);
create index equipment_wait_card on equipment_wait (card_id);
create index equipment_wait_over on equipment_wait (lower(period));
create index equipment_wait_created_by on equipment_wait (created_by) where created_by is not null;
