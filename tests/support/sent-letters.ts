import { readBody } from '#features/messages/server/sealed-body.ts';
import { asId } from './as-id.ts';
import type { TestPortal } from './portal.ts';

/** What has been written to a user, the oldest first, as they read it. */
export async function lettersTo(portal: TestPortal, userId: string) {
  const rows = await portal.db
    .selectFrom('outgoing_message')
    .select(['id', 'template', 'subject', 'text', 'html', 'sealed', 'language', 'recipient'])
    .where('user_id', '=', asId<'UserId'>(userId))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, text, html, sealed, ...row }) => ({
    ...row,
    text: readBody(portal.jobServices.secrets, { id, text, html, sealed })?.text ?? null,
  }));
}

export const templatesTo = async (portal: TestPortal, userId: string): Promise<string[]> =>
  (await lettersTo(portal, userId)).map(({ template }) => template);
