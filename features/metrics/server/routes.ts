import { sql } from 'kysely';
import { type Route, route } from '#platform/server/routes.ts';
import { incrementMetric } from '../contract.ts';

export const metricRoutes: Route[] = [
  route(incrementMetric, async ({ db, now, tenant }, { body }) => {
    await sql`insert into metric as present (day, tenant_key, name, tag, count)
      values ((${now}::timestamptz at time zone 'Europe/Oslo')::date, ${tenant.key}, ${body.name}, ${body.tag}, 1)
      on conflict (day, tenant_key, name, tag) do update set count = present.count + 1`.execute(db);
    return undefined;
  }),
];
