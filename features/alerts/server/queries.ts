import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { FilterQuery } from '#features/events/filters.ts';
import { searchOf } from '#features/feeds/feed-links.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantByKey } from '#features/tenants/resolve.ts';
import { type AlertId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Alert } from '../contract.ts';
import { FREQUENCIES, MAX_ALERTS } from '../rules.ts';
import { nameOf, readLabels } from './alert-name.ts';

const alertRow = z.object({
  id: ids.alert,
  tenant_key: text,
  query: text,
  frequency: z.enum(FREQUENCIES),
  by_email: boolean,
  created_at: text,
  told_at: textOrNull,
});

export const ownAlerts = (context: Context, origins: OriginSettings): Promise<Alert[]> =>
  read(context, origins, sql`true`);

/** Another's is as if it were not there. */
export const ownAlert = async (context: Context, origins: OriginSettings, id: AlertId): Promise<Alert> =>
  (await read(context, origins, sql`alert.id = ${id}`))[0] ?? refuse('not_found');

async function read(context: Context, origins: OriginSettings, which: RawBuilder<unknown>): Promise<Alert[]> {
  const { language } = context;
  const { rows } = await rowsOf(alertRow)`
    select alert.id, alert_filter.tenant_key, alert.query::text as query, alert.frequency, alert.by_email, alert.created_at, alert.told_at
    from alert join alert_filter on alert_filter.id = alert.filter_id
    where alert.user_id = ${actorOf(context).id} and ${which}
    order by alert.created_at desc, alert.id
    limit ${MAX_ALERTS}`.execute(context.db);
  const labels = await readLabels(context.db);
  return rows.map(({ tenant_key, query: written, ...row }) => {
    const tenant = tenantByKey(tenant_key) ?? context.tenant;
    const query: FilterQuery = JSON.parse(written);
    return {
      ...row,
      name: nameOf({ tenant, language, labels }, query),
      url: messageAddress({ tenant, language }, origins, `/events${searchOf(query)}`),
    };
  });
}
