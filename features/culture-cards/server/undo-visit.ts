import { sql } from 'kysely';
import { z } from 'zod';
import { type CultureVisitId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';
import { mayStillUndo } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandDesk } from './venue-access.ts';

const visitRow = z.object({
  venue_id: ids.cultureVenue,
  organisation_id: ids.organisation,
  key: text,
  is_together: boolean,
  registered_at: text,
  is_undone: boolean,
});

/** People who were registered together are taken back together, as with one press. */
export const undoVisit = (context: Context, id: CultureVisitId): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { rows } = await rowsOf(visitRow)`
      select culture_visit.venue_id, culture_venue.organisation_id, culture_visit.key, culture_visit.is_together,
        culture_visit.registered_at, culture_visit.undone_at is not null as is_undone
      from culture_visit join culture_venue on culture_venue.id = culture_visit.venue_id
      where culture_visit.id = ${id}`.execute(db);
    const visit = rows[0] ?? refuse('not_found');
    const desk = await demandDesk(inside, visit.organisation_id);
    if (desk.id !== visit.venue_id) refuse('not_found');
    const words = REFUSALS[inside.language];
    if (visit.is_undone) refuse('conflict', words.undone);
    if (!mayStillUndo(visit.registered_at, inside.now)) refuse('conflict', words.undo_late);
    const which = visit.is_together
      ? sql`venue_id = ${desk.id} and key = ${visit.key} and is_together`
      : sql`id = ${id}`;
    await takeBack(inside, which);
    return undefined;
  });

/** Cards are locked before visits, as where they are used. */
async function takeBack({ db, now, language }: Context, which: ReturnType<typeof sql>): Promise<void> {
  await sql`
    select from culture_card where id in (select card_id from culture_visit where ${which}) order by id for update`.execute(
    db,
  );
  const { rows } = await rowsOf({ card_id: ids.cultureCard.nullable() })`
    update culture_visit set undone_at = ${now} where ${which} and undone_at is null returning card_id`.execute(db);
  if (rows.length === 0) refuse('conflict', REFUSALS[language].undone);
  await sql`
    update culture_card set visits_used = greatest(visits_used - 1, 0)
    where id = any(${sql.val(rows.flatMap(({ card_id }) => (card_id === null ? [] : [card_id])))}::uuid[])`.execute(db);
}
