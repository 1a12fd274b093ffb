import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Hearing } from '#platform/server/hear.ts';
import { makeMember } from './membership-row.ts';

/** An organisation is accepted: its owner is its first admin. */
export async function letOwnerIn(hearing: Hearing, organisationId: OrganisationId): Promise<void> {
  const { owner_user_id } = await hearing.db
    .selectFrom('organisation')
    .select('owner_user_id')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  if (owner_user_id === null) throw new Error('An organisation that is accepted has an owner.');
  await makeMember(hearing, { organisationId, userId: owner_user_id, role: 'admin', ownerKind: 'product' });
}
