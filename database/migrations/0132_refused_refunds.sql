-- BEY-07: what the provider refused to give back is tried again as a new request, or settled by hand by the municipality's
-- people, who say how. It stays refused: that is what the provider answered.
alter table payment_operation
  add column ended_as text check (ended_as in ('tried_again', 'by_hand')),
  add column ended_by uuid references app_user on delete set null,
  add column ended_at timestamptz,
  add column ended_note text check (length(ended_note) between 1 and 500),
  add check (ended_as is null or (state = 'refused' and kind = 'refund')),
  add check ((ended_as is null) = (ended_at is null)),
  add check (coalesce(ended_as = 'by_hand', false) = (ended_note is not null));
create index payment_operation_refused on payment_operation (payment_id)
  where kind = 'refund' and state = 'refused' and ended_as is null;
create index payment_operation_ended_by on payment_operation (ended_by) where ended_by is not null;

create or replace function payment_operation_guard() returns trigger language plpgsql as $$
declare
  paid payment%rowtype;
  asked bigint;
begin
  if tg_op = 'UPDATE' then
    if (new.payment_id, new.kind, new.amount_ore, new.key)
        is distinct from (old.payment_id, old.kind, old.amount_ore, old.key)
      or (old.state <> 'asked' and (new.state, new.total_ore, new.reason, new.settled_at)
        is distinct from (old.state, old.total_ore, old.reason, old.settled_at))
      or (old.ended_as is not null and (new.ended_as, new.ended_at, new.ended_note)
        is distinct from (old.ended_as, old.ended_at, old.ended_note))
    then
      raise exception 'payment_operation: what was asked for is not changed' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  select * into paid from payment where id = new.payment_id for update;
  select coalesce(sum(amount_ore), 0) into asked from payment_operation
    where payment_id = new.payment_id and kind = new.kind and state = 'asked';
  if new.kind = 'capture' and (paid.state not in ('authorised', 'captured')
    or paid.captured_ore + asked + new.amount_ore > paid.amount_ore)
  then
    raise exception 'payment_operation: more than was authorised' using errcode = 'check_violation';
  end if;
  if new.kind = 'refund' and paid.refunded_ore + asked + new.amount_ore > paid.captured_ore then
    raise exception 'payment_operation: more than was captured' using errcode = 'check_violation';
  end if;
  return new;
end $$;
