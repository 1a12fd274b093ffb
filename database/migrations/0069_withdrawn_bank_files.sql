-- CRD-05: a bank file that nobody has fetched can be withdrawn. It stays, with who, when and why, and what was in it can
-- go with the next one.
insert into bank_file_step (from_state, to_state) values ('made', 'withdrawn'), ('approved', 'withdrawn');
insert into claim_step (from_state, to_state) values ('in_file', 'approved');
insert into ledger_rule (kind, from_kind, to_kind) values ('recall', 'transit', 'claim');

alter table bank_file
  add column withdrawn_by uuid references app_user on delete set null,
  add column withdrawn_at timestamptz,
  add column withdrawn_reason text check (length(withdrawn_reason) between 1 and 500),
  drop constraint bank_file_state_check,
  add constraint bank_file_state_check check (state in ('made', 'approved', 'sent', 'answered', 'withdrawn')),
  drop constraint bank_file_check2,
  -- What is withdrawn was approved before, or not.
  add constraint bank_file_approved check (
    (approved_at is null) = (pay_on is null)
    and (state = 'withdrawn' or (state = 'made') = (approved_at is null))),
  add constraint bank_file_withdrawn check (
    (state = 'withdrawn') = (withdrawn_at is not null) and (state = 'withdrawn') = (withdrawn_reason is not null));
create index bank_file_withdrawn_by on bank_file (withdrawn_by) where withdrawn_by is not null;

alter table bank_file_line
  drop constraint bank_file_line_result_check,
  add constraint bank_file_line_result_check check (result in ('paid', 'failed', 'withdrawn'));
-- Nobody is paid twice: a payment is a line again only when the bank has said no to the one before, or was never asked.
drop index bank_file_line_once;
create unique index bank_file_line_once on bank_file_line (claim_id) where result is null or result = 'paid';

create or replace function bank_file_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state not in ('answered', 'withdrawn') then
      raise exception 'bank_file: what the bank has not answered is never deleted';
    end if;
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

create or replace function bank_file_line_guard() returns trigger language plpgsql as $$
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
  -- What the bank may have is never free to be paid again.
  if new.result = 'withdrawn' and not exists (
    select from bank_file where id = new.bank_file_id and state = 'withdrawn'
  ) then
    raise exception 'bank_file_line: is withdrawn with its file alone';
  end if;
  return new;
end $$;
