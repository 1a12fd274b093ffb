import { isSameText, type Secrets } from '#platform/server/secrets.ts';

/** BEY-12: shows that its bearer may look at a tenant's draft. It opens nothing else, and says nothing of who it is. */
export const PREVIEW_COOKIE = 'nabolag-preview';

export const PREVIEW_LASTS_SECONDS = 3600;

const TICKET = /^([a-z0-9-]{1,63})\.(\d{1,15})\.([\w-]{43})$/;

export function previewTicket(secrets: Secrets, key: string, now: Date): string {
  const until = now.getTime() + PREVIEW_LASTS_SECONDS * 1000;
  return `${key}.${until}.${secrets.digest('preview', `${key} ${until}`)}`;
}

/** The key of the tenant whose draft may be seen; null where the ticket is not ours, or is over. */
export function readPreviewTicket(secrets: Secrets, ticket: string, now: Date): string | null {
  const [, key, until, digest] = TICKET.exec(ticket) ?? [];
  if (!key || !until || !digest || Number(until) <= now.getTime()) return null;
  return isSameText(digest, secrets.digest('preview', `${key} ${until}`)) ? key : null;
}
