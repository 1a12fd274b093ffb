-- BEY-04: what can be held up in front of a scanner, whichever feature it belongs to: a code and eight digits for each
-- ticket, loan, piece of equipment and culture card.
create table pass_code (
  id uuid primary key,
  municipality_id integer not null references municipality,
  kind text not null check (kind in ('ticket', 'loan', 'piece', 'culture_card')),
  -- The row that it stands for, in a table of the feature that has the kind.
  thing_id uuid not null,
  digits text not null check (digits ~ '^[0-9]{8}$'),
  created_at timestamptz not null,
  ended_at timestamptz
);

-- One that holds for each thing; its digits are its own in the municipality until it has ended.
create unique index pass_code_thing on pass_code (kind, thing_id) where ended_at is null;
create unique index pass_code_digits on pass_code (municipality_id, digits) where ended_at is null;
create index pass_code_ended_digits on pass_code (municipality_id, digits, ended_at) where ended_at is not null;
create index pass_code_ended_at on pass_code (ended_at) where ended_at is not null;
