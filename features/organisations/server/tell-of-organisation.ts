import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { type Change, tell } from '#platform/server/live.ts';
import { number, rowsOf } from '#platform/server/rows.ts';

/** Its name and picture stand on the lists of every municipality where it arranges something. */
export async function reachOfOrganisation(db: Db, id: OrganisationId): Promise<string[]> {
  const { rows } = await rowsOf({ municipality_id: number })`
    select municipality_id from organisation where id = ${id}
    union
    select unnest(municipality_ids) from event where organisation_id = ${id} and deleted_at is null`.execute(db);
  return [id, ...[WHOLE_COUNTRY, ...rows.map(({ municipality_id }) => municipality_id)].map(String)];
}

/** Of what stands on pages that name it: its own and those of its activities. */
export const tellOfOwnPages = (db: Db, id: OrganisationId, change: Pick<Change, 'isOrdinary'> = {}): Promise<void> =>
  tell(db, { topic: 'organisations', id, touches: [id], ...change });
