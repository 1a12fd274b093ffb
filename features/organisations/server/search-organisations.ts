import { sql } from 'kysely';
import { ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { hasName } from './list-organisations.ts';
import { isPublicOrganisation } from './queries.ts';

const MAX_FOUND = 20;

/** ORG-07: by a word of their name, those of the portal's own municipalities first. */
export async function foundOrganisations(context: Context, q: string): Promise<{ id: OrganisationId; name: string }[]> {
  if (q === '' || context.tenant.is_sunset) return [];
  const { rows } = await rowsOf({ id: ids.organisation, name: text })`
    select o.id, o.name from organisation o
    where ${isPublicOrganisation} and ${hasName(q, 'alone')}
    order by o.municipality_id = any(${sql.val([...context.tenant.municipality_ids])}::int[]) desc, o.name_sort, o.id
    limit ${MAX_FOUND}`.execute(context.replica);
  return rows;
}
