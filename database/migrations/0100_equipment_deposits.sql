-- BEY-20: what is held of a child's account while a thing is lent, where the municipality asks for it.
insert into ledger_rule (kind, from_kind, to_kind) values ('deposit', 'purse', 'budget');

alter table equipment_item add column deposit_ore int not null default 0 check (deposit_ore between 0 and 500000);

alter table equipment_loan
  -- As it was when the thing was reserved; null where nothing was asked for.
  add column deposit_ore int check (deposit_ore > 0),
  -- What holds it. Given up when the deposit is settled, whatever is kept of it.
  add column deposit_posting_id bigint references ledger_posting,
  add column deposit_state text check (deposit_state in ('held', 'asked', 'returned', 'kept')),
  -- Since when the municipality is asked what becomes of it.
  add column deposit_asked_at timestamptz,
  add column deposit_kept_ore int not null default 0,
  add column deposit_reason text check (length(deposit_reason) between 1 and 300),
  add column deposit_settled_at timestamptz,
  -- Null where it settled itself.
  add column deposit_settled_by uuid references app_user on delete set null,
  add constraint equipment_loan_deposit_whole check (
    (deposit_state is null) = (deposit_ore is null) and (deposit_state is null) = (deposit_posting_id is null)),
  add constraint equipment_loan_deposit_kept check (
    deposit_kept_ore between 0 and coalesce(deposit_ore, 0)
    and (coalesce(deposit_state, '') = 'kept') = (deposit_kept_ore > 0)
    and (deposit_kept_ore = 0 or deposit_reason is not null)),
  add constraint equipment_loan_deposit_asked check (deposit_state is distinct from 'asked' or deposit_asked_at is not null),
  add constraint equipment_loan_deposit_settled check (
    (coalesce(deposit_state, '') in ('returned', 'kept')) = (deposit_settled_at is not null)),
  -- What was never fetched keeps nothing, and what has come back is settled or asked about.
  add constraint equipment_loan_deposit_open check (
    case state when 'cancelled' then coalesce(deposit_state, 'returned') = 'returned'
      when 'not_fetched' then coalesce(deposit_state, 'returned') = 'returned'
      when 'lapsed' then deposit_state is null
      when 'returned' then deposit_state is distinct from 'held'
      else true end);
create unique index equipment_loan_deposit_posting on equipment_loan (deposit_posting_id)
  where deposit_posting_id is not null;
create index equipment_loan_deposit_held on equipment_loan (upper(period), id) where deposit_state = 'held';
create index equipment_loan_deposit_asked on equipment_loan (deposit_asked_at, id) where deposit_state = 'asked';
create index equipment_loan_deposit_settled_by on equipment_loan (deposit_settled_by)
  where deposit_settled_by is not null;

-- How much it is stays as it was held; what is settled stays settled.
create function equipment_deposit_guard() returns trigger language plpgsql as $$
begin
  if old.deposit_state is null then return new; end if;
  if (new.deposit_ore, new.deposit_posting_id) is distinct from (old.deposit_ore, old.deposit_posting_id) then
    raise exception 'equipment_loan: a deposit stays what was held';
  end if;
  if new.deposit_state <> old.deposit_state and old.deposit_state in ('returned', 'kept') then
    raise exception 'equipment_loan: a deposit is settled once';
  end if;
  if new.deposit_state = 'held' and old.deposit_state = 'asked' then
    raise exception 'equipment_loan: what is asked about is settled';
  end if;
  return new;
end $$;
create trigger equipment_deposit_guard before update on equipment_loan
  for each row execute function equipment_deposit_guard();

-- The demonstrations of lending show it too: what their portals said last, and this.
insert into tenant_version (id, tenant_key, number, state, configuration, changed_at, published_at)
select (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
    || '8' || substr(md5(random()::text), 1, 15))::uuid, tenant_key, number + 1, 'published',
  configuration || '{"hasDeposits": true}', now(), now()
from tenant_version last
where tenant_key in ('demo-utstyr', 'demo-fritidskonto') and state = 'published' and number = (
  select max(number) from tenant_version where tenant_key = last.tenant_key);
