import { z } from 'zod';
import type { DigestLine } from '#features/messages/digest-message.ts';
import { GATHERED_CATEGORIES } from '#features/messages/rules.ts';
import { hasMailbox, sendMessage } from '#features/messages/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, type Tenant, tenantByKey } from '#features/tenants/resolve.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { SUBJECT_TEXTS } from '../texts/subjects.ts';
import { choicesFor } from './choices.ts';
import { type DueEntry, dueReaders, type ShownEvent, shownEvents, takeDueEntries } from './due-entries.ts';
import { unsubscribeBy } from './optional-letters.ts';

type Services = Omit<JobServices, 'now'> & { now: Date; origins: OriginSettings };

/** As much as is read over a cup of coffee; the rest is a number. */
export const MAX_LINES = 30;

/** BEY-14: one letter to each for whom something waits, each in a transaction of its own. */
export async function sendDigests(services: Services): Promise<void> {
  let failure: unknown;
  for (let due = await dueReaders(services); due.length > 0; due = await dueReaders(services, due.at(-1))) {
    for (const { user_id } of due) {
      // What is wrong with one letter keeps nobody else from theirs.
      await inTransaction(services.db, (db) => sendDigest({ ...services, db }, user_id)).catch((error: unknown) => {
        failure ??= error;
      });
    }
    services.countRows(due.length);
  }
  if (failure !== undefined) throw failure;
}

async function sendDigest(services: Services, userId: UserId): Promise<void> {
  const { db, now, origins } = services;
  const entries = await takeDueEntries(services, userId);
  const reader = await readerOf(db, userId);
  const wanted = reader ? await stillWanted(services, userId, entries) : [];
  const [newest] = wanted;
  const tenant = newest && tenantByKey(newest.tenant_key);
  if (!reader || !tenant) return;
  const { language, name, email } = reader;
  const shown = await shownEvents(db, userId, wanted);
  const lines = wanted.flatMap((entry) => linesOf(entry, shown, { tenant, language, now, origins }));
  if (lines.length === 0) return;
  const kept = lines.slice(0, MAX_LINES);
  const pace = wanted.some((entry) => entry.pace === 'weekly') ? 'weekly' : 'daily';
  await sendMessage(
    { ...services, tenant },
    {
      to: email,
      user_id: userId,
      language,
      template: 'digest',
      values: {
        name,
        pace,
        groups: GATHERED_CATEGORIES.map((category) => ({
          category,
          lines: kept.filter((line) => line.category === category).map(({ category: _, ...line }) => line),
        })).filter((group) => group.lines.length > 0),
        count: lines.length,
        more: lines.length - kept.length,
        url: messageAddress({ tenant, language }, origins, '/notifications'),
      },
      unsubscribe: unsubscribeBy({ ...services, tenant }, userId, {
        kind: 'digest',
        key: pace,
        what: SUBJECT_TEXTS[language].digest[pace],
      }),
    },
  );
}

const readerRow = z.object({ id: ids.user, name: text, language: z.enum(LOCALES), email: text });

/** Who can be written to, which leaves out those who are blocked or gone. */
async function readerOf(db: Db, userId: UserId): Promise<z.infer<typeof readerRow> | undefined> {
  const { rows } = await rowsOf(readerRow)`
    select app_user.id, app_user.name, app_user.lang as language, app_user.email
    from app_user where app_user.id = ${userId} and ${hasMailbox}`.execute(db);
  return rows[0];
}

/** They may have turned it off since. */
async function stillWanted(services: Services, user_id: UserId, entries: readonly DueEntry[]): Promise<DueEntry[]> {
  const choices = await choicesFor(
    services,
    entries.map(({ organisation_id, category }) => ({ user_id, organisation_id, category })),
  );
  return entries.filter((_, at) => choices[at]?.by_email);
}

type GatheredLine = DigestLine & Pick<DueEntry, 'category'>;
type Journey = { tenant: Tenant; language: Locale; now: Date; origins: OriginSettings };

/** New activities each for themselves; of anything else one line. Nothing, where the activity is none of theirs any more. */
function linesOf(entry: DueEntry, shown: readonly ShownEvent[], journey: Journey): GatheredLine[] {
  const { category, event_ids, texts, created_at } = entry;
  const { language, now, origins } = journey;
  const from = entry.organisation ?? '';
  const events = shown.filter(({ id }) => event_ids.includes(id));
  const partsOf = ({ start_at, end_at, venue }: ShownEvent) => ({
    when: start_at === null ? '' : whenInLetter({ start_at, end_at }, language, now),
    place: venue ?? '',
  });
  if (category === 'news') {
    return events.map((event) => ({
      category,
      from,
      text: event.name,
      ...partsOf(event),
      url: messageAddress(journey, origins, `/events/${event.id}`),
    }));
  }
  const [event] = events;
  if (event_ids.length > 0 && !event) return [];
  const url = entry.url ?? messageAddress(journey, origins, '/notifications');
  const parts = event ? partsOf(event) : { when: whenInLetter({ start_at: created_at }, language, now), place: '' };
  return [{ category, from, text: texts[language], ...parts, url }];
}
