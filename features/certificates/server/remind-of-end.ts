import { sql } from 'kysely';
import { z } from 'zod';
import { ADDRESS } from '#features/messages/server/public.ts';
import { DEFAULT_TENANT_KEY } from '#features/tenants/defaults.ts';
import { tenantByKey, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter, daysBetween } from '#platform/language/days.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { REMINDER_DAYS } from '../rules.ts';
import { dayInWords, stampAddress, type TellingServices, write } from './tell-stamp-people.ts';

const endingRow = z.object({
  id: ids.stamp,
  user_id: ids.user,
  end_at: text,
  /** Which of the reminders it is time for. */
  due: number,
  organisation_id: ids.organisation,
  municipality_id: number,
  certificate: text,
  organisation: text,
  name: text,
  lang: z.enum(LOCALES),
  /** Null where nobody is to be written to. */
  address: textOrNull,
});
type Ending = z.infer<typeof endingRow>;

const BATCH = 500;

/**
 * BEY-10: 60, 30 and 7 days before the end, each once. After days without this job the one that it is time for is sent,
 * and those before it never.
 */
export async function remindOfEnd(services: TellingServices & Pick<JobServices, 'countRows'>): Promise<void> {
  for (;;) {
    const stamps = await stampsEnding(services);
    for (const stamp of stamps) await remindOf(services, stamp);
    services.countRows(stamps.length);
    if (stamps.length < BATCH) return;
  }
}

/** What was given for fewer days than that is not news yet. */
async function stampsEnding({ db, now }: TellingServices): Promise<Ending[]> {
  const today = shortDate(now);
  const [first, second, last] = REMINDER_DAYS;
  const { rows } = await rowsOf(endingRow)`
    with ending as (
      select stamp.id, stamp.user_id, stamp.certificate_id, stamp.organisation_id, stamp.start_at, stamp.end_at,
        stamp.reminded_days, case
          when stamp.end_at - ${today}::date <= ${last}::int then ${last}::int
          when stamp.end_at - ${today}::date <= ${second}::int then ${second}::int
          else ${first}::int
        end as due
      from stamp
      where stamp.status = 'active' and stamp.replaced_at is null and coalesce(stamp.reminded_days, 60) > 7
        and stamp.end_at between ${today}::date and ${dayAfter(today, first)}::date
    )
    select ending.id, ending.user_id, ending.end_at, ending.due, ending.organisation_id, o.municipality_id,
      c.name as certificate, o.name as organisation, app_user.name, app_user.lang,
      ${ADDRESS} as address
    from ending
    join certificate c on c.id = ending.certificate_id
    join organisation o on o.id = ending.organisation_id
    join app_user on app_user.id = ending.user_id
    where coalesce(ending.reminded_days > ending.due, true) and ending.end_at - ending.start_at > ending.due
    order by ending.end_at, ending.id
    limit ${BATCH}`.execute(db);
  return rows;
}

/** Who marks the row first is the one who writes; both are done or neither. */
async function remindOf(services: TellingServices, stamp: Ending): Promise<void> {
  const { id, user_id, due, end_at, organisation_id, certificate, organisation, name, lang, address } = stamp;
  const tenant = tenantOfMunicipality(stamp.municipality_id) ?? tenantByKey(DEFAULT_TENANT_KEY);
  if (!tenant) throw new Error('There is always the portal of the whole country.');
  await inTransaction(services.db, async (db) => {
    const { numAffectedRows } = await sql`
      update stamp set reminded_days = ${due}
      where id = ${id} and status = 'active' and end_at = ${end_at}::date and coalesce(reminded_days > ${due}, true)`.execute(
      db,
    );
    if (numAffectedRows !== 1n) return;
    const url = stampAddress(services, tenant, { lang }, id);
    const days = daysBetween(shortDate(services.now), end_at);
    await write(
      { ...services, db },
      tenant,
      { id: user_id, name, address, lang },
      {
        template: 'stampExpiring',
        values: { certificate, organisation, until: dayInWords(end_at, lang), days, url },
        about: { organisation_id, stamp_id: id },
        once_key: `stamp ${id} ${end_at} ${due}`,
      },
    );
  });
}
