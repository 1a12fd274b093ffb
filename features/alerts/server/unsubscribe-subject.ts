import { sql } from 'kysely';
import type { FilterQuery } from '#features/events/filters.ts';
import type { AskedSubject, SubjectHandler } from '#features/notifications/server/public.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';
import { alertWords, nameOf, readLabels } from './alert-name.ts';

/** BEY-03: the letters of one alert. It stays among the user's own, and is told of in the portal. */
export const alertSubject: SubjectHandler = {
  async look({ db, user_id, key, language }) {
    const { rows } = await rowsOf({ tenant_key: text, query: text, by_email: boolean })`
      select alert_filter.tenant_key, alert.query::text as query, alert.by_email
      from alert join alert_filter on alert_filter.id = alert.filter_id
      where alert.id = ${key}::uuid and alert.user_id = ${user_id}`.execute(db);
    const [alert] = rows;
    const tenant = alert && tenantByKey(alert.tenant_key);
    if (!alert || !tenant) return null;
    const query: FilterQuery = JSON.parse(alert.query);
    const name = nameOf({ tenant, language, labels: await readLabels(db) }, query);
    return { what: alertWords(language).subject(name), is_on: alert.by_email };
  },
  async turnOff(asked) {
    await setByEmail(asked, false);
    return '';
  },
  restore: (asked) => setByEmail(asked, true),
};

async function setByEmail({ db, user_id, key }: AskedSubject, byEmail: boolean): Promise<void> {
  await sql`update alert set by_email = ${byEmail} where id = ${key}::uuid and user_id = ${user_id}`.execute(db);
}
