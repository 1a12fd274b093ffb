import { sql } from 'kysely';
import { z } from 'zod';
import { recordFact } from '#features/facts/server/public.ts';
import { ADDRESS } from '#features/messages/server/public.ts';
import { DEFAULT_TENANT_KEY } from '#features/tenants/defaults.ts';
import { tenantByKey, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { dayInWords, stampAddress, type TellingServices, write } from './tell-stamp-people.ts';

const runOutRow = z.object({
  id: ids.stamp,
  user_id: ids.user,
  end_at: text,
  organisation_id: ids.organisation,
  municipality_id: number,
  certificate: text,
  organisation: text,
  name: text,
  lang: z.enum(LOCALES),
  /** Null where nobody is to be written to. */
  address: textOrNull,
});
type RunOut = z.infer<typeof runOutRow>;

type ExpiryServices = TellingServices & Pick<JobServices, 'hear' | 'countRows'>;

const BATCH = 500;

/** CER-05: the person is told once. That it has stopped counting needs nobody to have run this. */
export async function writeOfExpiry(services: ExpiryServices): Promise<void> {
  for (;;) {
    const stamps = await stampsRunOut(services);
    for (const stamp of stamps) await tellOf(services, stamp);
    services.countRows(stamps.length);
    if (stamps.length < BATCH) return;
  }
}

async function stampsRunOut({ db, now }: TellingServices): Promise<RunOut[]> {
  const { rows } = await rowsOf(runOutRow)`
    select stamp.id, stamp.user_id, stamp.end_at, stamp.organisation_id, o.municipality_id, c.name as certificate,
      o.name as organisation, app_user.name, app_user.lang,
      ${ADDRESS} as address
    from stamp
    join certificate c on c.id = stamp.certificate_id
    join organisation o on o.id = stamp.organisation_id
    join app_user on app_user.id = stamp.user_id
    where stamp.status = 'active' and stamp.replaced_at is null and stamp.expiry_told_at is null
      and stamp.end_at < ${shortDate(now)}::date
    order by stamp.end_at, stamp.id
    limit ${BATCH}`.execute(db);
  return rows;
}

/** Who marks the row first is the one who writes; both are done or neither. */
async function tellOf(services: ExpiryServices, stamp: RunOut): Promise<void> {
  const { id, user_id, organisation_id, certificate, organisation, name, lang, address } = stamp;
  const tenant = tenantOfMunicipality(stamp.municipality_id) ?? tenantByKey(DEFAULT_TENANT_KEY);
  if (!tenant) throw new Error('There is always the portal of the whole country.');
  await inTransaction(services.db, async (db) => {
    const { numAffectedRows } = await sql`
      update stamp set expiry_told_at = ${services.now}
      where id = ${id} and status = 'active' and end_at = ${stamp.end_at}::date and expiry_told_at is null`.execute(db);
    if (numAffectedRows !== 1n) return;
    await recordFact({ ...services, db, tenant, actor: null }, 'stamp:expired', {
      organisation_id,
      subject_user_id: user_id,
      details: { stamp: id },
    });
    const url = stampAddress(services, tenant, { lang }, id);
    await write(
      { ...services, db },
      tenant,
      { id: user_id, name, address, lang },
      {
        template: 'stampExpired',
        values: { certificate, organisation, until: dayInWords(stamp.end_at, lang), url },
        about: { organisation_id, stamp_id: id },
        once_key: `stamp ${id} ${stamp.end_at}`,
      },
    );
  });
}
