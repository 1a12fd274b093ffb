-- A payment that the bank has booked can come back days later, mostly because the account was shut meanwhile.
insert into claim_step (from_state, to_state) values ('paid', 'failed');
insert into ledger_rule (kind, from_kind, to_kind) values
  ('bank_returns', 'paid', 'claim'),
  -- What was given back to the family meanwhile is no longer owed by the payee, who never had it.
  ('bank_returns', 'paid', 'receivable');

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
      old.note)
  then
    raise exception 'bank_file_line: what was asked for does not change';
  end if;
  if old.result is not null and not (old.result = 'paid' and new.result is not distinct from 'failed') then
    raise exception 'bank_file_line: is answered once, but for what was paid and came back';
  end if;
  -- What the bank may have is never free to be paid again.
  if new.result = 'withdrawn' and not exists (
    select from bank_file where id = new.bank_file_id and state = 'withdrawn'
  ) then
    raise exception 'bank_file_line: is withdrawn with its file alone';
  end if;
  return new;
end $$;
