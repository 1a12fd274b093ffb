/** Functions, since their statements are planned once and not for each story; that has to be asked for. */
export const SET_MONEY = `
create function set_money(story jsonb) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  at timestamptz := story ->> 'now';
  version jsonb;
  place int;
begin
  -- What is written once for ever is taken away between two stories, which no trigger allows.
  perform set_config('session_replication_role', 'replica', true);
  delete from payment_event; delete from payment_operation; delete from payment;
  delete from claim_receipt; delete from claim; delete from card_share; delete from card_grant; delete from card;
  delete from ledger_seal; delete from ledger_unsealed; delete from ledger_posting; delete from ledger_account;
  delete from participation; delete from scheme_version; delete from scheme;
  delete from fact; delete from audit_entry; delete from idempotency_key; delete from outgoing_message;
  delete from attendance_change; delete from attendance; delete from upload;
  perform set_config('session_replication_role', 'origin', true);
  update guardianship set ended_at = null where ended_at is not null;
  update child set born_on = (story -> 'born_on' ->> 0)::date where id = (story -> 'children' ->> 0)::uuid;
  update child set born_on = (story -> 'born_on' ->> 1)::date where id = (story -> 'children' ->> 1)::uuid;
  update event set status = 'published', version = 1, cancel_reason = null, completed_at = null
  where id in (select value::uuid from jsonb_array_elements_text(story -> 'events'));
  update occurrence set is_cancelled = false, is_changed = false, attending_count = 0, waiting_count = 0
  where event_id in (select value::uuid from jsonb_array_elements_text(story -> 'events'));
  insert into attendance (id, occurrence_id, user_id, status, position, is_prior, created_at, updated_at)
  values ((story ->> 'attendance')::uuid, (story ->> 'last_time')::uuid, (story ->> 'child_user')::uuid, 'attending', 1, false, at, at);
  update occurrence set attending_count = 1 where id = (story ->> 'last_time')::uuid;
  perform event_refresh(value::uuid, at) from jsonb_array_elements_text(story -> 'events');
  insert into scheme (id, municipality_id, key, name, created_at)
  values ((story ->> 'scheme')::uuid, (story ->> 'place')::int, story ->> 'scheme', 'Fritidskonto', at);
  for version, place in select value, number from jsonb_array_elements(story -> 'versions') with ordinality as v (value, number) loop
    insert into scheme_version (id, scheme_id, number, form, created_at, changed_at)
    values ((version ->> 'id')::uuid, (story ->> 'scheme')::uuid, place, version -> 'form', at, at);
    update scheme_version set state = 'sent', rules = version -> 'rules', starts_on = (version -> 'rules' ->> 'starts_on')::date,
      ends_on = (version -> 'rules' ->> 'ends_on')::date, sent_by = (story ->> 'sender')::uuid, sent_at = at
    where id = (version ->> 'id')::uuid;
    exit when place = 2;
    update scheme_version set state = 'published', published_at = at, decided_by = 'Kommunestyret', case_number = '43/26',
      decided_on = '2026-06-11' where id = (version ->> 'id')::uuid;
  end loop;
  insert into participation (id, scheme_id, organisation_id, state, bank_account, asked_at, decided_at)
  values ((story ->> 'participation')::uuid, (story ->> 'scheme')::uuid, (story ->> 'club')::uuid, 'approved', story ->> 'account', at, at);
end $$`;

export const SEE_MONEY = `
create function see_money() returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select json_build_object(
    'accounts', (select coalesce(json_agg(json_build_object('kind', kind, 'owner_id', owner_id, 'posted', posted_ore,
      'held', held_ore)), '[]') from ledger_account where posted_ore <> 0 or held_ore <> 0),
    'claims', (select coalesce(json_agg(json_build_object('id', id, 'state', state, 'settled_ore', settled_ore,
      'code', payment_status_code, 'tries', tries) order by created_at, number), '[]') from claim),
    'rows', json_build_object('posting', (select count(*) from ledger_posting), 'grant', (select count(*) from card_grant),
      'operation', (select count(*) from payment_operation), 'payment', (select count(*) from payment))));
end $$`;
