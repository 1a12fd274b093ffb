import { sql } from 'kysely';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { BERGEN } from './given.ts';

/** A venue with a group of its own and one of the municipality's, a card of each, and a visit: all by one user. */
export async function givenCultureRows(db: Db, user: UserId, organisation: OrganisationId) {
  const venue = newId<'CultureVenueId'>();
  const [group, other] = [newId<'CultureGroupId'>(), newId<'CultureGroupId'>()];
  const [card, removed] = [newId<'CultureCardId'>(), newId<'CultureCardId'>()];
  const visit = newId<'CultureVisitId'>();
  await sql`insert into culture_venue (id, municipality_id, organisation_id, started_by, started_at)
    values (${venue}, ${BERGEN}, ${organisation}, ${user}, now())`.execute(db);
  await sql`insert into culture_group (id, municipality_id, venue_id, name, visits_per_period, valid_from, valid_until,
      comes_together, with_companion, created_by, created_at)
    values (${group}, ${BERGEN}, ${venue}, 'Seniorkoret', 4, '2020-01-01', '2100-01-01', true, true, ${user}, now()),
      (${other}, ${BERGEN}, null, 'Ungdom', null, '2020-01-01', '2100-01-01', false, false, ${user}, now())`.execute(
    db,
  );
  await sql`insert into culture_card (id, municipality_id, group_id, name, user_id, birth_year, visits_allowed, visits_used,
      added_by, added_at, removed_at)
    values (${card}, ${BERGEN}, ${group}, 'Grete Solheim', ${user}, 1950, 4, 1, ${user}, now(), null),
      (${removed}, ${BERGEN}, ${other}, 'Yusuf Ali', null, null, null, 0, ${user}, now(), now())`.execute(db);
  await sql`insert into culture_visit (id, municipality_id, group_id, card_id, venue_id, occasion, companions, is_together,
      at, registered_by, registered_at, key)
    values (${visit}, ${BERGEN}, ${group}, ${card}, ${venue}, 'Vinterlys', 1, false, now(), ${user}, now(),
      gen_random_uuid())`.execute(db);
  return { venue, groups: [group, other], cards: [card, removed], visit };
}
