import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { isThere, notify, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantByKey } from '#features/tenants/resolve.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import { daysBetween } from '#platform/language/days.ts';
import type { Locale } from '#platform/language/locale.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { Db } from '#platform/server/database.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { fetchUntil, type LetterDays, letterDue } from '../rules.ts';
import { type Plan, plansWhere } from './plan-rows.ts';

type Writing = JobServices & { origins: OriginSettings };

const PEOPLE_A_BATCH = 200;
/** More than there are portals. */
const MAX_PLANS = 500;
const MAX_NAMED = 10;

/** 90, 30 and 7 days before the last day, each once, from where the writing of it was left. */
export async function writeLetters(services: Writing): Promise<void> {
  const today = shortDate(services.now());
  const plans = await plansWhere(
    services.db,
    sql`cancelled_at is null and closed_at is null and announced_on <= ${today}::date`,
    MAX_PLANS,
  );
  for (const plan of plans) {
    const days = letterDue(plan.last_day, today);
    if (days !== null) await writeRound(services, plan, days);
  }
}

async function writeRound(services: Writing, plan: Plan, days: LetterDays): Promise<void> {
  await sql`insert into wind_down_letter (wind_down_id, last_day, days) values (${plan.id}, ${plan.last_day}, ${days})
    on conflict do nothing`.execute(services.db);
  const name = `wind-down letters ${plan.id}`;
  await inBatches(services, name, (db, size) => writeSome({ ...services, db }, plan, days, size), PEOPLE_A_BATCH);
}

/** Who is written to and how far it has come are in one transaction: nobody is written to twice. */
async function writeSome(services: Writing, plan: Plan, days: LetterDays, size: number): Promise<number> {
  const { db } = services;
  const isRound = sql`wind_down_id = ${plan.id} and last_day = ${plan.last_day} and days = ${days}`;
  const { rows: open } = await rowsOf({ people_until: ids.user.nullable() })`
    select people_until from wind_down_letter
    where ${isRound} and done_at is null
      and exists (select from wind_down where id = ${plan.id} and last_day = ${plan.last_day} and cancelled_at is null)
    for update`.execute(db);
  const [round] = open;
  if (!round) return 0;
  const people = await peopleThere(db, plan, { after: round.people_until, now: services.now(), size });
  await tellThem(services, plan, days, people);
  const isDone = people.length < size;
  await sql`
    update wind_down_letter
    set told = told + ${people.length}, people_until = ${isDone ? null : (people.at(-1)?.id ?? null)},
      done_at = ${isDone ? services.now() : null}
    where ${isRound}`.execute(db);
  return people.length;
}

const readerRow = recipientRow.extend({ organisations: z.array(text) });
type Reader = z.infer<typeof readerRow>;
type Part = { after: Reader['id'] | null; now: Date; size: number };

/** Those who live there, belong to an organisation there, or have a place at something to come: the next of each, then of all. */
async function peopleThere(db: Db, { municipality_id }: Plan, { after, now, size }: Part): Promise<Reader[]> {
  const isNext = (of: RawBuilder<unknown>) => sql`
    join app_user on app_user.id = ${of}
    where ${isThere} and ${of} > coalesce(${after}::uuid, ${NOBODY})`;
  const { rows } = await rowsOf(readerRow)`
    with residents as (
      select id from app_user
      where municipality_id = ${municipality_id} and ${isThere} and id > coalesce(${after}::uuid, ${NOBODY})
      order by id limit ${size}
    ), members as (
      select distinct m.user_id as id from organisation o join membership m on m.organisation_id = o.id
      ${isNext(sql`m.user_id`)} and m.status = 'active' and o.municipality_id = ${municipality_id} and o.deleted_at is null
      order by m.user_id limit ${size}
    ), attending as (
      select distinct a.user_id as id
      from organisation o
      join event on event.organisation_id = o.id
      join occurrence on occurrence.event_id = event.id
      join attendance a on a.occurrence_id = occurrence.id
      ${isNext(sql`a.user_id`)} and a.status in ('attending', 'waiting', 'offered')
        and occurrence.end_at > ${now} and o.municipality_id = ${municipality_id}
      order by a.user_id limit ${size}
    )
    select ${recipient}, array(
      select o.name from membership m join organisation o on o.id = m.organisation_id
      where m.user_id = app_user.id and m.role = 'admin' and m.status = 'active'
        and o.municipality_id = ${municipality_id} and o.deleted_at is null
      order by o.name_sort limit ${MAX_NAMED}
    ) as organisations
    from app_user
    where app_user.id in (select id from residents union select id from members union select id from attending)
    order by app_user.id
    limit ${size}`.execute(db);
  return rows;
}

/** Goes before everybody. */
const NOBODY = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

async function tellThem(services: Writing, plan: Plan, days: LetterDays, people: Reader[]): Promise<void> {
  const tenant = tenantByKey(plan.tenant_key);
  if (!tenant || people.length === 0) return;
  const inWords = (day: string, lang: Locale) => longDate(day, momentTextsFor(lang));
  const left = daysBetween(shortDate(services.now()), plan.last_day);
  await notify(
    { ...services, now: services.now(), tenant },
    ...people.map(({ id, name, lang, address, organisations }) => ({
      to: address,
      user_id: id,
      language: lang,
      template: 'portalClosing' as const,
      values: {
        name,
        organisations,
        days: left,
        lastDay: inWords(plan.last_day, lang),
        fetchUntil: inWords(fetchUntil(plan.delete_on), lang),
        url: messageAddress({ tenant, language: lang }, services.origins, '/closing'),
      },
      once_key: `wind-down ${plan.id} ${plan.last_day} ${days} ${id}`,
    })),
  );
}
