import { sql } from 'kysely';
import { z } from 'zod';
import { calendarFeed, eventColumns, feedOccurrenceRow } from '#features/feeds/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type MyEntry, myEntry } from '../contract.ts';
import { CALENDAR_TEXTS } from '../texts/calendar.ts';
import { ownTimes } from './own-times.ts';

const MAX_TIMES = 500;
/** What was last month is still in a calendar that a user looks back in. */
const KEPT_DAYS = 31;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** For the user who knows the address. Any other address, and that of a user who is gone, is not there. */
export async function personCalendar(given: Context, token: string, origins: OriginSettings): Promise<string> {
  const person = (await personAt(given, token)) ?? refuse('not_found');
  const context = { ...given, language: person.lang };
  const texts = CALENDAR_TEXTS[person.lang];
  const times = await timesOf(context, person.id);
  await noteFetch(context, person.id);
  return calendarFeed(
    times.map((time) => ({ ...time, name: nameOf(time, texts), is_tentative: TENTATIVE.has(time.kind) })),
    {
      name: texts.name,
      texts,
      addressOf: ({ id }) => messageAddress(context, origins, `/events/${id}`),
      hasAlarms: true,
    },
  );
}

const timeRow = feedOccurrenceRow.extend(myEntry.pick({ kind: true, slot_name: true }).shape);
type Time = z.infer<typeof timeRow>;

const TENTATIVE: ReadonlySet<MyEntry['kind']> = new Set(['waiting', 'offered']);

function nameOf({ kind, name, slot_name }: Time, texts: (typeof CALENDAR_TEXTS)[Locale]): string {
  if (kind === 'slot') return texts.slot(slot_name ?? '', name);
  return kind === 'attending' ? name : texts[kind](name);
}

const personRow = z.object({ id: ids.user, lang: z.enum(LOCALES) });

async function personAt({ db, secrets }: Context, token: string): Promise<z.infer<typeof personRow> | null> {
  const { rows } = await rowsOf(personRow)`
    select app_user.id, app_user.lang
    from timetable_address
    join app_user on app_user.id = timetable_address.user_id
    where token_digest = ${secrets.digest('token', token)} and blocked_at is null and erased_at is null`.execute(db);
  return rows[0] ?? null;
}

async function timesOf(context: Context, userId: UserId): Promise<Time[]> {
  const { rows } = await rowsOf(timeRow)`
    select ${eventColumns(context)}, own.kind, own.slot_name, coalesce(own.occurrence_id, own.id) as occurrence_id,
      own.start_at, own.end_at, own.is_canceled as is_cancelled, own.changed_at as updated_at
    from (${ownTimes([userId])}) as own
    join event e on e.id = own.event_id
    left join organisation o on o.id = e.organisation_id
    where own.end_at > ${new Date(context.now.getTime() - KEPT_DAYS * DAY_MS)}
    order by own.start_at, own.id
    limit ${MAX_TIMES}`.execute(context.db);
  return rows;
}

/** So that a person can tell whether anybody still uses the address. Not of every fetch: calendars ask often. */
async function noteFetch({ db, now }: Context, userId: UserId): Promise<void> {
  await sql`
    update timetable_address set fetched_at = ${now}
    where user_id = ${userId}
      and (fetched_at is null or fetched_at < ${new Date(now.getTime() - HOUR_MS)})`.execute(db);
}
