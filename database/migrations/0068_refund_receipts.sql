-- BEY-07: a refund has a receipt. Looked at when the transaction ends, as each of the two names the other.
create function claim_demands_receipt(claim_id uuid) returns void language plpgsql as $$
declare
  has_none boolean;
begin
  select claim.kind = 'refund' and not exists (select from claim_receipt where claim_receipt.claim_id = claim.id)
    into has_none from claim where claim.id = claim_demands_receipt.claim_id;
  if has_none then
    raise exception 'claim: a refund has a receipt' using errcode = 'check_violation';
  end if;
end $$;

create function claim_asked_for() returns trigger language plpgsql as $$
begin
  perform claim_demands_receipt(new.id);
  return null;
end $$;
create constraint trigger claim_has_receipt after insert on claim
  deferrable initially deferred for each row when (new.kind = 'refund') execute function claim_asked_for();

-- A receipt goes with its payment alone.
create function claim_receipt_gone() returns trigger language plpgsql as $$
begin
  perform claim_demands_receipt(old.claim_id);
  return null;
end $$;
create constraint trigger claim_receipt_stays after delete or update of claim_id on claim_receipt
  deferrable initially deferred for each row execute function claim_receipt_gone();
