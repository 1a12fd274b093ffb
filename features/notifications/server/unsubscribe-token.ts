import { z } from 'zod';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Secrets } from '#platform/server/secrets.ts';

/** What a letter can be turned off as. Each kind has a handler, which apps/server lists. */
const SUBJECT_KINDS = ['category', 'organisation', 'reminder', 'digest', 'alert'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** One thing of a kind that has several, by its id or name; empty where there is only one. */
export type Subject = { user_id: UserId; kind: SubjectKind; key: string };

type Services = { secrets: Secrets; now: Date; tenant: { key: string } };

const LASTS_MS = 366 * 86_400_000;
const UNDO_LASTS_MS = 3_600_000;

/** In this order, without names: it stands in every letter. */
const sealedParts = z
  .tuple([ids.user, z.enum(SUBJECT_KINDS), z.string(), z.string(), z.number(), z.string()])
  .transform(([user_id, kind, key, tenant_key, made_at, before]) => ({
    user_id,
    kind,
    key,
    tenant_key,
    made_at,
    before,
  }));

const LINK_PLACE = 'unsubscribe link';
const UNDO_PLACE = 'unsubscribe undo';

/**
 * What stands in a letter: who reads it, and the one thing that it turns off. Nothing is stored for it, and nobody but the
 * portal can read it. A year later it is too old, and so it is after a change of the secret.
 */
export const unsubscribeToken = (services: Services, subject: Subject): string => seal(services, subject, LINK_PLACE);

/** Null for what is no link of this portal, or an old one. */
export const readUnsubscribeToken = (services: Services, token: string): Subject | null =>
  open(services, token, LINK_PLACE, LASTS_MS);

/** For the page that says what was done, and as long as that is looked at: the link of a letter turns nothing on. */
export const undoToken = (services: Services, subject: Subject, before: string): string =>
  seal(services, subject, UNDO_PLACE, before);

export const readUndoToken = (services: Services, token: string): (Subject & { before: string }) | null =>
  open(services, token, UNDO_PLACE, UNDO_LASTS_MS);

const seal = ({ secrets, now, tenant }: Services, { user_id, kind, key }: Subject, place: string, before = '') =>
  secrets.seal(JSON.stringify([user_id, kind, key, tenant.key, now.getTime(), before]), place);

function open({ secrets, now, tenant }: Services, token: string, place: string, lastsMs: number) {
  try {
    const { tenant_key, made_at, ...parts } = sealedParts.parse(JSON.parse(secrets.open(token, place)));
    return tenant_key === tenant.key && now.getTime() - made_at < lastsMs ? parts : null;
  } catch {
    return null;
  }
}
