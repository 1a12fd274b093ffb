import { sql } from 'kysely';
import type { SchemeVersionId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { mayChangeSchemes, maySeeSchemes } from '../policy.ts';
import { readVersion, type VersionRow } from './version-rows.ts';

/** To people of other municipalities a version is not there. */
export async function demandVersionSeen(context: Context, id: SchemeVersionId): Promise<VersionRow> {
  const version = await readVersion(context, id);
  return version && maySeeSchemes(context.actor, version.municipality_id) ? version : refuse('not_found');
}

/** One change of a version at a time, by an admin of its municipality. */
export async function changeVersion<Result>(
  context: Context,
  id: SchemeVersionId,
  work: (inside: Context, version: VersionRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await sql`select from scheme_version where id = ${id} for no key update`.execute(db);
    const version = await demandVersionSeen(inside, id);
    if (!mayChangeSchemes(context.actor, version.municipality_id)) refuse('forbidden');
    return work(inside, version);
  });
}
