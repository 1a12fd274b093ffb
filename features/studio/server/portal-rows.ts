import { sql } from 'kysely';
import { z } from 'zod';
import { tenantDifferences } from '#features/tenants/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { mayChangePortal } from '../policy.ts';

const portalRow = z.object({
  key: text,
  municipality_ids: z.array(number),
  district_ids: z.array(number),
  number: numberOrNull,
  published: tenantDifferences.nullable(),
  draft_id: ids.tenantVersion.nullable(),
  draft_state: z.enum(['draft', 'scheduled']).nullable(),
  draft: tenantDifferences.nullable(),
  revision: numberOrNull,
  publish_at: textOrNull,
  changed_at: textOrNull,
  changed_by: textOrNull,
  held_back_at: textOrNull,
});
export type PortalRow = z.infer<typeof portalRow>;

/** What is published now, and what is being worked on. To those who may not change it, a portal is not there. */
export async function demandPortal({ db, actor }: Pick<Context, 'db' | 'actor'>, key: string): Promise<PortalRow> {
  const { rows } = await rowsOf(portalRow)`
    select t.key, t.municipality_ids, t.district_ids, p.number, p.configuration as published, d.id as draft_id,
      d.state as draft_state, d.configuration as draft, d.revision, d.publish_at, d.changed_at, d.held_back_at,
      (select name from app_user where app_user.id = d.changed_by and erased_at is null) as changed_by
    from tenant t
    left join lateral (
      select number, configuration from tenant_version
      where tenant_key = t.key and number is not null
      order by number desc
      limit 1
    ) p on true
    left join tenant_version d on d.tenant_key = t.key and d.state <> 'published'
    where t.key = ${key}`.execute(db);
  const [portal] = rows;
  return portal && mayChangePortal(actor, portal) ? portal : refuse('not_found');
}

/** One change of a portal at a time, by those who may. */
export async function changePortal<Result>(
  context: Context,
  key: string,
  work: (inside: Context, portal: PortalRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await sql`select from tenant where key = ${key} for no key update`.execute(db);
    return work(inside, await demandPortal(inside, key));
  });
}
