import { sql } from 'kysely';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';

/**
 * An organisation has one parent, and never itself among them. Four who join hands two by two could close a circle
 * without any of them seeing it, so that trees are changed one at a time: `subsidiaries` is locked last, after the
 * organisations.
 */
export async function demandRoomInTree(
  context: Context,
  parentId: OrganisationId,
  childId: OrganisationId,
): Promise<void> {
  const { db, language } = context;
  await sql`select pg_advisory_xact_lock(hashtext('subsidiaries'))`.execute(db);
  const { rows } = await rowsOf({ has_parent: boolean, is_circle: boolean })`
    with recursive above as (
      select ${parentId}::uuid as id
      union
      select p.organisation_id from above
      join partnership p on p.partner_id = above.id and p.kind = 'subsidiary' and p.status = 'approved'
    )
    select
      exists (
        select from partnership where partner_id = ${childId} and kind = 'subsidiary' and status = 'approved'
      ) as has_parent,
      exists (select from above where id = ${childId}) as is_circle`.execute(db);
  if (rows[0]?.is_circle) refuse('conflict', REFUSALS[language].circle);
  if (rows[0]?.has_parent) refuse('conflict', REFUSALS[language].has_parent);
}
