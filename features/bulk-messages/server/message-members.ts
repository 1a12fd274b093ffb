import { changeWith, demandPermission } from '#features/organisations/server/public.ts';
import type { OrganisationId, UploadId } from '#features/vocabulary/ids.ts';
import type { GivenRole } from '#features/vocabulary/roles.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { countAudience } from './audience.ts';
import { demandLettersLeft } from './letter-quota.ts';
import { writeBulkMessage } from './write-message.ts';

type Letter = { subject: string; body: string; from_role: GivenRole; files: UploadId[] };

/** ORG-05: the request writes one row; a job writes ten thousand. */
export const messageMembers = (
  context: Context,
  perDay: number,
  id: OrganisationId,
  letter: Letter,
): Promise<{ recipients: number }> =>
  changeWith(context, id, 'message_members', async (inside) => {
    const { recipients } = await countAudience(inside, 'email', id, letter.from_role);
    if (recipients === 0) refuse('conflict', REFUSALS[inside.language].nobody);
    await demandLettersLeft(inside, { organisation_id: id, recipients, perDay });
    await writeBulkMessage(inside, {
      ...letter,
      organisation_id: id,
      channel: 'email',
      audience: 'members',
      recipients_count: recipients,
    });
    return { recipients };
  });

export async function audienceOf(context: Context, id: OrganisationId, fromRole: GivenRole) {
  await demandPermission(context, id, 'message_members');
  return countAudience(context, 'email', id, fromRole);
}
