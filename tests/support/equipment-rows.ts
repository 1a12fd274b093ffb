import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SchemeId, UserId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import { BERGEN } from './given.ts';
import type { TestPortal } from './portal.ts';

/** Something that a user has borrowed, handed out and taken back, and a queue that they stand in. */
export async function givenEquipmentRows({ db }: TestPortal, user: UserId, scheme: SchemeId) {
  const place = newId<'LendingPlaceId'>();
  const item = newId<'EquipmentItemId'>();
  const piece = newId<'EquipmentPieceId'>();
  const loan = randomUUID();
  await sql`insert into lending_place (id, municipality_id, name, address, provider_name, openings, closures, created_at)
    values (${place}, ${BERGEN}, 'Utstyrsbua', 'Kaien 1', 'Solvik kommune', '[]', '[]', now())`.execute(db);
  await sql`insert into equipment_item (id, municipality_id, place_id, name, description, scene, unit, max_length, state,
      created_at)
    values (${item}, ${BERGEN}, ${place}, 'Telt', 'For fire', 'familietur', 'day', 7, 'open', now())`.execute(db);
  await sql`insert into equipment_piece (id, item_id, label, state, created_at)
    values (${piece}, ${item}, 'Telt 1', 'ok', now())`.execute(db);
  await sql`insert into equipment_loan (id, municipality_id, item_id, piece_id, piece_number, card_id, period, state,
      created_by, created_at)
    select ${loan}, ${BERGEN}, ${item}, piece.id, piece.number, card.id,
      tstzrange(now() - interval '5 days', now() - interval '2 days'), 'reserved', ${user}, now() - interval '6 days'
    from equipment_piece piece, card
    where piece.id = ${piece} and card.owner_user_id = ${user} and card.scheme_id = ${scheme}`.execute(db);
  await sql`update equipment_loan set state = 'out', given_out_by = ${user}, given_out_at = now() - interval '5 days',
      given_out_key = ${randomUUID()} where id = ${loan}`.execute(db);
  await sql`update equipment_loan set state = 'returned', returned_to = ${user}, returned_at = now(), ended_at = now(),
      returned_key = ${randomUUID()}, condition = 'worn', note = 'En plugg mangler' where id = ${loan}`.execute(db);
  await sql`insert into equipment_wait (id, item_id, card_id, period, created_by, created_at)
    select ${randomUUID()}, ${item}, id, tstzrange(now() + interval '5 days', now() + interval '7 days'), ${user}, now()
    from card where owner_user_id = ${user} and scheme_id = ${scheme}`.execute(db);
  return { place, item, piece, loan };
}
