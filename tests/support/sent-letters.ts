import { asId } from './as-id.ts';
import type { TestPortal } from './portal.ts';

/** What has been written to a user, the oldest first. */
export async function lettersTo(portal: TestPortal, userId: string) {
  return portal.db
    .selectFrom('outgoing_message')
    .select(['template', 'subject', 'text', 'language', 'recipient'])
    .where('user_id', '=', asId<'UserId'>(userId))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export const templatesTo = async (portal: TestPortal, userId: string): Promise<string[]> =>
  (await lettersTo(portal, userId)).map(({ template }) => template);
