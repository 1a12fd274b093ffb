import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';

/** How the portal of Bergen looks, published by one person, who is working on the next version. */
export async function givenTenantVersions(db: Db, by: UserId): Promise<void> {
  await sql`
    insert into tenant_version (id, tenant_key, number, state, configuration, reason, changed_by, changed_at,
      published_by, published_at)
    select gen_random_uuid(), 'bergen', max(number) + 1, 'published', '{}', 'Ny farge', ${by}, now(), ${by}, now()
    from tenant_version where tenant_key = 'bergen'`.execute(db);
  await sql`
    insert into tenant_version (id, tenant_key, state, configuration, changed_by, changed_at)
    values (gen_random_uuid(), 'bergen', 'draft', '{}', ${by}, now())
    on conflict (tenant_key) where state <> 'published' do nothing`.execute(db);
}
