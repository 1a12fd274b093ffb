import { sql } from 'kysely';
import { ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { noteDeed } from './note.ts';
import { repeatPictures } from './pictures.ts';
import type { PortalRow } from './portal-rows.ts';

type Telling = Pick<Context, 'db' | 'now' | 'actor'>;

/**
 * TEN-07, BEY-21: the portal closes, or opens again, as a version of its own. What is being worked on says the same from
 * now on, so that publishing it changes nothing about that.
 */
export async function setSunset(
  inside: Telling,
  portal: Pick<PortalRow, 'key' | 'municipality_ids'>,
  isSunset: boolean,
): Promise<void> {
  const { db, now, actor } = inside;
  const said = sql`(configuration - 'sunset') || ${JSON.stringify(isSunset ? { sunset: true } : {})}::jsonb`;
  await sql`select from tenant where key = ${portal.key} for no key update`.execute(db);
  const { rows: shown } = await rowsOf({ id: ids.tenantVersion })`
    select id from tenant_version where tenant_key = ${portal.key} and number is not null
    order by number desc limit 1`.execute(db);
  const before = shown[0]?.id ?? refuse('not_found');
  const id = newId<'TenantVersionId'>();
  const { rows } = await rowsOf({ number })`
    insert into tenant_version
      (id, tenant_key, number, state, configuration, changed_by, changed_at, published_by, published_at)
    select ${id}::uuid, tenant_key, number + 1, 'published', ${said}, ${actor?.id ?? null}, ${now}, ${actor?.id ?? null},
      ${now}
    from tenant_version where id = ${before}
    returning number`.execute(db);
  await repeatPictures(inside, before, id);
  await sql`
    update tenant_version set configuration = ${said}, revision = revision + 1
    where tenant_key = ${portal.key} and state <> 'published'`.execute(db);
  await noteDeed(inside, 'publish', portal, { number: rows[0]?.number ?? refuse('not_found'), changed: 'sunset' });
}
