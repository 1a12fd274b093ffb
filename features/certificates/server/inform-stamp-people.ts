import { randomUUID } from 'node:crypto';
import type { CertificateId, OrganisationId, StampId, UserId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { StampDates } from '../rules.ts';
import { type ToldGivers, type ToldHolders, tellStampGivers, tellStampHolders } from './jobs-declared.ts';

type Services = Pick<Context, 'db' | 'now' | 'enqueue' | 'tenant' | 'actor'>;
type Kind = { organisation_id: OrganisationId; certificate_id: CertificateId };

type HolderNews = Kind & {
  news: ToldHolders['news'];
  stamps: readonly { id: StampId; user_id: UserId }[];
  days?: StampDates;
  is_off?: boolean;
  reason?: string;
};

/** People are told by a job: writing a hundred letters would keep everybody else waiting for the lock. */
export async function informHolders(
  { db, enqueue, tenant, actor }: Services,
  { news, stamps, days, is_off = false, reason = '', organisation_id, certificate_id }: HolderNews,
): Promise<void> {
  if (stamps.length === 0) return;
  const period = days?.start_at && days.end_at ? { start_at: days.start_at, end_at: days.end_at } : null;
  await enqueue(db, tellStampHolders, {
    news,
    stamps: stamps.map(({ id, user_id }) => ({ id, user_id })),
    organisation_id,
    certificate_id,
    giver_id: actor?.id ?? null,
    period,
    is_off,
    reason,
    tenant: tenant.key,
    key: randomUUID(),
  });
}

type GiverNews = Kind & { news: ToldGivers['news']; user_id: UserId; giver_id: UserId | null };

/** Asking, taking it back and asking again, again and again, fills nobody's mailbox: one letter a day tells of it. */
export async function informGivers(
  { db, now, enqueue, tenant }: Services,
  { news, user_id, organisation_id, certificate_id, giver_id }: GiverNews,
): Promise<void> {
  const key = ['stamp', news, certificate_id, organisation_id, user_id, shortDate(now)].join(' ');
  await enqueue(db, tellStampGivers, {
    news,
    user_id,
    organisation_id,
    certificate_id,
    giver_id,
    tenant: tenant.key,
    key,
  });
}
