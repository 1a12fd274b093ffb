import { ids, type SessionId } from '#features/vocabulary/ids.ts';
import { isSameText, type Secrets } from '#platform/server/secrets.ts';

/** BEY-12: asks to look at a tenant's draft, for as long as the session it was made in may. It opens nothing else. */
export const PREVIEW_COOKIE = 'nabolag-preview';

export const PREVIEW_LASTS_SECONDS = 3600;

const TICKET = /^([a-z0-9-]{1,63})\.([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/;

export type Previewing = { key: string; session_id: SessionId };

export function previewTicket(secrets: Secrets, { key, session_id }: Previewing, now: Date): string {
  const until = now.getTime() + PREVIEW_LASTS_SECONDS * 1000;
  return `${key}.${session_id}.${until}.${secrets.digest('preview', `${key} ${session_id} ${until}`)}`;
}

/** The tenant whose draft is asked for, and in which session; null where the ticket is not ours, or is over. */
export function readPreviewTicket(secrets: Secrets, ticket: string, now: Date): Previewing | null {
  const [, key, session = '', until, digest] = TICKET.exec(ticket) ?? [];
  const session_id = ids.session.safeParse(session);
  if (!key || !session_id.success || !until || !digest || Number(until) <= now.getTime()) return null;
  const isOurs = isSameText(digest, secrets.digest('preview', `${key} ${session} ${until}`));
  return isOurs ? { key, session_id: session_id.data } : null;
}
