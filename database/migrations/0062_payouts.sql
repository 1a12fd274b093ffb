-- CRD-05: the files by which a municipality asks its bank to pay, and what the bank answered.

-- Who pays, and from which account. Without it no file is made.
create table payer (
  municipality_id int primary key references municipality,
  name text not null check (length(name) between 1 and 70),
  organisation_number text not null check (organisation_number ~ '^[89][0-9]{8}$'),
  bank_account text not null check (bank_account ~ '^[0-9]{11}$'),
  bic text not null check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  changed_at timestamptz not null
);

-- From which state a file may come into which. What does not stand here is refused by the database itself.
create table bank_file_step (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into bank_file_step (from_state, to_state) values
  ('made', 'approved'), ('approved', 'sent'), ('sent', 'answered');

create table bank_file (
  id uuid primary key,
  municipality_id int not null references municipality,
  -- Running in the municipality, without gaps.
  number int not null check (number > 0),
  state text not null default 'made' check (state in ('made', 'approved', 'sent', 'answered')),
  -- By which the bank's answers name it.
  message_id text not null unique check (length(message_id) between 1 and 35),
  -- As the payer was when it was made.
  payer_name text not null,
  payer_number text not null,
  payer_account text not null,
  payer_bic text not null,
  total_ore bigint not null check (total_ore > 0),
  lines int not null check (lines > 0),
  -- Made by the job of the day: then nobody made it.
  is_automatic boolean not null,
  made_by uuid references app_user on delete set null,
  made_at timestamptz not null,
  approved_by uuid references app_user on delete set null,
  approved_at timestamptz,
  -- The day on which the bank is asked to pay.
  pay_on date,
  sent_at timestamptz,
  answered_at timestamptz,
  unique (municipality_id, number),
  check (not is_automatic or made_by is null),
  -- Public money has two names.
  check (approved_by <> made_by),
  check ((state = 'made') = (approved_at is null) and (state = 'made') = (pay_on is null)),
  check ((state in ('sent', 'answered')) = (sent_at is not null)),
  check ((state = 'answered') = (answered_at is not null))
);
create index bank_file_made_at on bank_file (made_at);
create index bank_file_made_by on bank_file (made_by) where made_by is not null;
create index bank_file_approved_by on bank_file (approved_by) where approved_by is not null;

-- What the bank is asked to pay, as it stood in the file: a payment that is tried again is a line of another file, and may
-- go to another account. The id is what the bank calls it by.
create table bank_file_line (
  id uuid primary key,
  bank_file_id uuid not null references bank_file on delete cascade,
  -- No key: papers of the accounts are kept for as long as each of them has to be.
  claim_id uuid not null,
  amount_ore bigint not null check (amount_ore > 0),
  payee_name text not null check (length(payee_name) between 1 and 140),
  bank_account text not null check (bank_account ~ '^[0-9]{11}$'),
  kid text check (kid ~ '^[0-9]{1,24}[0-9-]$'),
  note text check (length(note) between 1 and 140),
  result text check (result in ('paid', 'failed')),
  payment_status_code int check (payment_status_code = 2 or payment_status_code = 5),
  -- The bank's own words.
  reason text check (length(reason) <= 300),
  check ((result is not distinct from 'failed') = (payment_status_code is not null)),
  unique (bank_file_id, claim_id)
);
-- Nobody is paid twice: a payment is a line again only when the bank has said no to the one before.
create unique index bank_file_line_once on bank_file_line (claim_id) where result is distinct from 'failed';

-- Each answer of a bank is taken once.
create table bank_answer (
  id uuid primary key,
  municipality_id int not null references municipality,
  kind text not null check (kind in ('pain.002', 'camt.054')),
  -- The bank's own.
  message_id text not null check (length(message_id) between 1 and 100),
  received_at timestamptz not null,
  unique (municipality_id, kind, message_id)
);
create index bank_answer_received_at on bank_answer (received_at);

create function bank_file_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'answered' then raise exception 'bank_file: what the bank has not answered is never deleted'; end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'made' then raise exception 'bank_file: begins as made'; end if;
    return new;
  end if;
  if (new.id, new.municipality_id, new.number, new.message_id, new.payer_name, new.payer_number, new.payer_account,
      new.payer_bic, new.total_ore, new.lines, new.is_automatic, new.made_at)
    is distinct from (old.id, old.municipality_id, old.number, old.message_id, old.payer_name, old.payer_number,
      old.payer_account, old.payer_bic, old.total_ore, old.lines, old.is_automatic, old.made_at)
  then
    raise exception 'bank_file: what was made does not change';
  end if;
  if new.state <> old.state and not exists (
    select from bank_file_step where from_state = old.state and to_state = new.state
  ) then
    raise exception 'bank_file: from % to % there is no step', old.state, new.state;
  end if;
  return new;
end $$;
create trigger bank_file_guard before insert or update or delete on bank_file
  for each row execute function bank_file_guard();

create function bank_file_line_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from bank_file where id = old.bank_file_id) then
      raise exception 'bank_file_line: goes with its file alone';
    end if;
    return old;
  end if;
  if (new.id, new.bank_file_id, new.claim_id, new.amount_ore, new.payee_name, new.bank_account, new.kid, new.note)
    is distinct from (old.id, old.bank_file_id, old.claim_id, old.amount_ore, old.payee_name, old.bank_account, old.kid,
      old.note) or old.result is not null
  then
    raise exception 'bank_file_line: what was asked for does not change, and is answered once';
  end if;
  return new;
end $$;
create trigger bank_file_line_guard before update or delete on bank_file_line
  for each row execute function bank_file_line_guard();
