import { sql } from 'kysely';
import { z } from 'zod';
import { isFarOff } from '#features/messages/far-off.ts';
import { hasMailbox, hasPhone, quietMoments, sendMessage } from '#features/messages/server/public.ts';
import { isPaused, notify, SUBJECT_TEXTS, unsubscribeBy } from '#features/notifications/server/public.ts';
import { isStoppedOrganisation } from '#features/organisations/server/public.ts';
import { hasDevice, sendPush } from '#features/push/server/public.ts';
import { DEFAULT_TENANT_KEY } from '#features/tenants/defaults.ts';
import { tenantByKey, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { type AttendanceId, ids } from '#features/vocabulary/ids.ts';
import { bornToBeAdultOn } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import { inBatches } from '#platform/server/batches.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { isPresent } from './known-people.ts';
import { USUAL_REMINDER } from './reminder-settings.ts';
import { addressOf, type TellingServices, wordsOf } from './tell-about-place.ts';

const remindedRow = z.object({
  id: ids.attendance,
  user_id: ids.user,
  /** The first name of the child with the place, where the user acts for the child. */
  for_child: textOrNull,
  name: text,
  lang: z.enum(LOCALES),
  /** Where the person wants to be reminded; null where not. */
  email: textOrNull,
  phone: textOrNull,
  has_device: boolean,
  /** Reminded in the portal alone. */
  is_paused: boolean,
  event_id: ids.event,
  event: text,
  venue: textOrNull,
  municipality_ids: z.array(number),
  start_at: text,
  end_at: text,
});
type Reminded = z.infer<typeof remindedRow>;

const BATCH = 500;
/** A reminder so long before can come when the night is over; a later one comes at the time that was chosen. */
const NIGHT_HOURS = 12;

type RemindingServices = TellingServices & Pick<JobServices, 'countRows'>;

/** BEY-01: once for each place, by the person's own choice. What was not sent in time for the beginning is not sent. */
export async function reminding(services: RemindingServices): Promise<void> {
  await forgetBegun(services);
  for (let due = await duePlaces(services); due.length > 0; due = await duePlaces(services, due.at(-1))) {
    const people = Map.groupBy(await peopleToRemind(services, due), ({ id }) => id);
    for (const [id, those] of people) await remind(services, id, those);
    services.countRows(due.length);
  }
}

/** Of those who could not be reached, or of what was called off. */
function forgetBegun({ db, now, countRows }: RemindingServices): Promise<number> {
  return inBatches({ db, countRows }, 'forget reminders', async (inside, limit) => {
    const { numAffectedRows = 0n } = await sql`
      update attendance set remind_at = null
      where id = any(array(
        select a.id from attendance a join occurrence o on o.id = a.occurrence_id
        where a.remind_at <= ${now} and o.start_at <= ${now}
        order by a.remind_at, a.id
        limit ${limit}
        for update of a skip locked))`.execute(inside);
    return Number(numAffectedRows);
  });
}

/** The process that marks the row first writes; both happen, or neither does. A child's guardians are reminded together. */
async function remind(services: TellingServices, id: AttendanceId, people: readonly Reminded[]): Promise<void> {
  await inTransaction(services.db, async (db) => {
    const { numAffectedRows } = await sql`
      update attendance set reminded_at = ${services.now}
      where id = ${id} and status = 'attending' and reminded_at is null`.execute(db);
    if (numAffectedRows !== 1n) return;
    for (const person of people) await remindOne({ ...services, db }, person);
  });
}

async function remindOne(services: TellingServices, person: Reminded): Promise<void> {
  const { now, origins } = services;
  const [municipality] = person.municipality_ids;
  const tenant =
    (municipality === undefined ? undefined : tenantOfMunicipality(municipality)) ?? tenantByKey(DEFAULT_TENANT_KEY);
  if (!tenant) throw new Error('There is always the portal of the whole country.');
  const { id, user_id, name, lang, event, venue, start_at, for_child } = person;
  const values = {
    name,
    event,
    when: wordsOf(person, now),
    starts: whenInLetter({ start_at }, lang, now),
    venue,
    url: addressOf(person, { origins }, tenant),
  };
  const about = { user_id, language: lang, template: 'reminder', values, ...(for_child && { for_child }) } as const;
  const expires_at = new Date(start_at);
  const can_wait = isFarOff(start_at, now, NIGHT_HOURS);
  for (const to of person.is_paused ? [] : [person.email, person.phone]) {
    if (to === null) continue;
    const unsubscribe = unsubscribeBy({ ...services, tenant }, user_id, {
      kind: 'reminder',
      key: '',
      what: SUBJECT_TEXTS[lang].reminder,
    });
    await sendMessage({ ...services, tenant }, { ...about, to, expires_at, can_wait, unsubscribe });
  }
  await notify(
    { ...services, tenant },
    { ...about, to: null, about: { event_id: person.event_id, starts_at: start_at } },
  );
  if (!person.has_device || person.is_paused) return;
  const [not_before = null] = await quietMoments(services, [{ ...about, can_wait, expires_at }]);
  await sendPush(services, {
    user_id,
    language: lang,
    template: 'reminder',
    values: { event, when: values.when },
    path: `/events/${person.event_id}`,
    tag: id,
    not_before,
    expires_at,
  });
}

type Moment = Pick<TellingServices, 'db' | 'now'>;

const dueRow = z.object({ id: ids.attendance, remind_at: text });
type Due = z.infer<typeof dueRow>;

/** When a user is due is written with the place, its time and their choice (`remind_time` in the database). */
export async function duePlaces({ db, now }: Moment, after?: Due): Promise<Due[]> {
  const { rows } = await rowsOf(dueRow)`
    select id, remind_at from attendance
    where remind_at <= ${now} and ${after ? sql`(remind_at, id) > (${after.remind_at}, ${after.id})` : sql`true`}
    order by remind_at, id
    limit ${BATCH}`.execute(db);
  return rows;
}

/** Who is reminded of the places in `a`: those who have them, and those who act for the children among them. */
const remindedOf = ({ now }: Pick<Moment, 'now'>) => sql`
  select a.id as attendance_id, a.user_id, null::text as for_child from a
  union all
  select a.id, guardianship.guardian_user_id, child.first_name
  from a join child on child.user_id = a.user_id and child.born_on > ${bornToBeAdultOn(shortDate(now))}::date
  join guardianship on guardianship.child_id = child.id and guardianship.ended_at is null`;

/** Those who can be reached, of what takes place. */
async function peopleToRemind({ db, now }: Moment, due: readonly Due[]): Promise<Reminded[]> {
  const { rows } = await rowsOf(remindedRow)`
    with a as materialized (
      select id, user_id, occurrence_id, remind_at from attendance
      where id = any(${due.map(({ id }) => id)}::uuid[])
    ),
    person as materialized (${remindedOf({ now })})
    select a.id, app_user.id as user_id, person.for_child, app_user.name, app_user.lang, reach.email, reach.phone, reach.has_device,
      ${isPaused(now)} as is_paused,
      e.id as event_id, e.name as event, e.venue, e.municipality_ids, o.start_at, o.end_at
    from a
    join occurrence o on o.id = a.occurrence_id
    join event e on e.id = o.event_id
    join person on person.attendance_id = a.id
    join app_user on app_user.id = person.user_id and ${isPresent}
    left join reminder_setting chosen on chosen.user_id = app_user.id
    cross join lateral (
      select
        case when coalesce(chosen.by_email, ${USUAL_REMINDER.by_email}) and ${hasMailbox}
          then app_user.email end as email,
        case when coalesce(chosen.by_sms, ${USUAL_REMINDER.by_sms}) and ${hasPhone}
          then app_user.phone end as phone,
        ${hasDevice('app_user.id')} as has_device
    ) as reach
    where a.remind_at <= ${now} and o.start_at > ${now}
      and o.is_published and not o.is_cancelled and e.status = 'published' and e.deleted_at is null
      and not ${isStoppedOrganisation(sql`e.organisation_id`)}
      and (coalesce(reach.email, reach.phone) is not null or reach.has_device)
    order by a.remind_at, a.id`.execute(db);
  return rows;
}
