import type { MessageId } from '#features/vocabulary/ids.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import type { MessageTemplate } from '../contract.ts';

type Body = { text: string | null; html: string | null };

/** A reader of one of these can use what is in it. */
const SECRET_TEMPLATES: readonly MessageTemplate[] = ['code', 'resetLink', 'invitation', 'staffInvitation'];

const placeOf = (id: MessageId): string => `outgoing_message ${id}`;

/** How the words of a message wait: sealed if they hold a secret, as they are otherwise. */
export function storedBody(
  secrets: Secrets,
  { id, template, text, html }: Body & { id: MessageId; template: MessageTemplate },
): Body & { sealed: string | null } {
  if (!SECRET_TEMPLATES.includes(template)) return { text, html, sealed: null };
  return { text: null, html: null, sealed: secrets.seal(JSON.stringify({ text, html }), placeOf(id)) };
}

/** The words as they were written; null if they were sealed with another secret, or are not what was sealed. */
export function readBody(
  secrets: Secrets,
  { id, text, html, sealed }: Body & { id: MessageId; sealed: string | null },
): Body | null {
  if (sealed === null) return { text, html };
  try {
    return JSON.parse(secrets.open(sealed, placeOf(id)));
  } catch {
    return null;
  }
}
