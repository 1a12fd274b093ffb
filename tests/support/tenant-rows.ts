import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { BERGEN } from './given.ts';

/** How the portal of Bergen looks, published by one person, who is working on the next version. */
export async function givenTenantVersions(db: Db, by: UserId, email = 'kari@test.example'): Promise<void> {
  await givenStaffInvites(db, by, email);
  await sql`
    insert into tenant_version (id, tenant_key, number, state, configuration, reason, changed_by, changed_at,
      published_by, published_at)
    select gen_random_uuid(), 'bergen', max(number) + 1, 'published', '{}', 'Ny farge', ${by}, now(), ${by}, now()
    from tenant_version where tenant_key = 'bergen'`.execute(db);
  await sql`
    insert into tenant_version (id, tenant_key, state, configuration, changed_by, changed_at)
    values (gen_random_uuid(), 'bergen', 'draft', '{}', ${by}, now())
    on conflict (tenant_key) where state <> 'published' do nothing`.execute(db);
  await sql`
    with banner as (
      insert into upload (id, kind, name, type, bytes, width, height, storage_key, created_at)
      values (gen_random_uuid(), 'image', 'Byen.webp', 'image/webp', 1, 1100, 300, gen_random_uuid()::text, now())
      returning id
    )
    insert into tenant_version_picture (version_id, upload_id)
    select version.id, banner.id from banner,
      (select id from tenant_version where tenant_key = 'bergen' order by number desc nulls last limit 1) version`.execute(
    db,
  );
}

/** Asked, asking, and answered: a user of a municipality's office. */
async function givenStaffInvites(db: Db, user: UserId, email: string): Promise<void> {
  const invites = [
    { email: 'kollega@test.example', invited_by: user },
    { email: `old-${email}`, user_id: user, answer: 'accepted' as const, answered_at: new Date() },
    { email },
  ];
  for (const one of invites) {
    await db
      .insertInto('municipal_invite')
      .values({
        id: newId<'MunicipalInviteId'>(),
        municipality_id: BERGEN,
        role: 'support',
        token_digest: `hemmelighet-som-ikke-skal-ut-${newId()}`,
        expires_at: new Date(),
        ...one,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
