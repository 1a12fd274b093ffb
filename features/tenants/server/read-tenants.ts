import { z } from 'zod';
import { ids, type TenantVersionId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { condition, number, numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import type { TenantRecord } from '../register.ts';

/** More than there are municipalities and city districts in the country, each with a test version. */
const MAX_TENANTS = 2000;
/** Each was published once, or is being tried. */
const MAX_COLOURS = 200;

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
  colours: z.array(text),
});

/** The tenants of these keys as they are now, or all of them. */
export async function readTenants(db: Db, keys?: readonly string[]): Promise<TenantRecord[]> {
  const { rows } = await rowsOf(tenantRow)`
    select t.key, t.municipality_ids, t.district_ids, p.id as published_id, p.configuration as published,
      d.id as draft_id, d.revision as draft_revision, d.configuration as draft,
      array(
        select distinct colour from tenant_version where tenant_key = t.key and colour is not null limit ${MAX_COLOURS}
      ) as colours
    from tenant t
    left join lateral (
      select id, configuration from tenant_version
      where tenant_key = t.key and number is not null
      order by number desc
      limit 1
    ) p on true
    left join tenant_version d on d.tenant_key = t.key and d.state <> 'published'
    where ${keys ? condition`t.key = any(${keys}::text[])` : condition`true`}
    order by t.key
    limit ${MAX_TENANTS}`.execute(db);
  return rows.map(
    ({ published_id, published, draft_id, draft_revision, draft, ...whose }): TenantRecord => ({
      ...whose,
      published: published_id && published && { version: published_id, differences: published },
      draft: draft_id && draft && { version: draftVersion(draft_id, draft_revision), differences: draft },
    }),
  );
}

const draftVersion = (id: TenantVersionId, revision: number | null): string => `${id}.${revision}`;

const versionsRow = {
  key: text,
  published_id: ids.tenantVersion.nullable(),
  draft_id: ids.tenantVersion.nullable(),
  draft_revision: numberOrNull,
};

/** Which versions each tenant has now, without what they say. */
export async function readVersions(db: Db): Promise<Map<string, string>> {
  const { rows } = await rowsOf(versionsRow)`
    select t.key, p.id as published_id, d.id as draft_id, d.revision as draft_revision
    from tenant t
    left join lateral (
      select id from tenant_version
      where tenant_key = t.key and number is not null
      order by number desc
      limit 1
    ) p on true
    left join tenant_version d on d.tenant_key = t.key and d.state <> 'published'
    order by t.key
    limit ${MAX_TENANTS}`.execute(db);
  return new Map(
    rows.map(({ key, published_id, draft_id, draft_revision }) => [
      key,
      `${published_id} ${draft_id && draftVersion(draft_id, draft_revision)}`,
    ]),
  );
}

/** As `readVersions` has them. */
export const versionsOf = ({ published, draft }: TenantRecord): string =>
  `${published?.version ?? null} ${draft?.version ?? null}`;
