import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { number, numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import { type TenantRecord, type TenantRegister, tenantRegister } from '../register.ts';

/** More than there are municipalities and city districts in the country, each with a test version. */
const MAX_TENANTS = 2000;
const MAX_COLOURS = 5000;

/** What it says is read where it is used: one that cannot be read is told, and the others are there. */
const kept = z.record(z.string(), z.unknown());

const tenantRow = z.object({
  key: text,
  municipality_ids: z.array(number),
  district_ids: z.array(number),
  published_id: ids.tenantVersion.nullable(),
  published: kept.nullable(),
  draft_id: ids.tenantVersion.nullable(),
  draft_revision: numberOrNull,
  draft: kept.nullable(),
});

/**
 * All tenants as they are now. What a version says and this release cannot read is told, and that tenant is left as the
 * defaults are: one of them never keeps the others from being shown.
 */
export async function readTenants(
  db: Db,
  { before, onTrouble }: { before?: TenantRegister; onTrouble(error: unknown): void },
): Promise<TenantRegister> {
  const { rows } = await rowsOf(tenantRow)`
    select t.key, t.municipality_ids, t.district_ids, p.id as published_id, p.configuration as published,
      d.id as draft_id, d.revision as draft_revision, d.configuration as draft
    from tenant t
    left join lateral (
      select id, configuration from tenant_version
      where tenant_key = t.key and number is not null
      order by number desc
      limit 1
    ) p on true
    left join tenant_version d on d.tenant_key = t.key and d.state <> 'published'
    order by t.key
    limit ${MAX_TENANTS}`.execute(db);
  const colours = await rowsOf({ colour: text })`
    select distinct lower(configuration ->> 'colour') as colour from tenant_version
    where configuration ->> 'colour' is not null
    limit ${MAX_COLOURS}`.execute(db);
  const records = rows.map(
    ({
      key,
      municipality_ids,
      district_ids,
      published_id,
      published,
      draft_id,
      draft_revision,
      draft,
    }): TenantRecord => ({
      key,
      municipality_ids,
      district_ids,
      published: published_id && published && { version: published_id, differences: published },
      draft: draft_id && draft && { version: `${draft_id}.${draft_revision}`, differences: draft },
    }),
  );
  return tenantRegister(records, {
    colours: colours.rows.map(({ colour }) => colour),
    onTrouble,
    ...(before && { before }),
  });
}

/** Changes with everything that `readTenants` would read. */
export async function tenantsStamp(db: Db): Promise<string> {
  const { rows } = await rowsOf({ stamp: text })`
    select concat_ws(' ',
      (select count(*) from tenant),
      (select count(*) from tenant_version where state = 'published'),
      (select string_agg(id || '.' || revision, ' ' order by id) from tenant_version where state <> 'published')
    ) as stamp`.execute(db);
  return rows[0]?.stamp ?? '';
}
