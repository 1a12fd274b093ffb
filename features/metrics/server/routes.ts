import { sql } from 'kysely';
import { type Route, route } from '#platform/server/routes.ts';
import { type BrowserError, incrementMetric, readMenuCounts, reportBrowserError } from '../contract.ts';
import { menuCounts } from './menu-counts.ts';

/** `onBrowserError` writes it to the log and counts it. */
export const metricRoutes = (onBrowserError: (error: BrowserError) => void): Route[] => [
  route(incrementMetric, async ({ db, now, tenant }, { body }) => {
    await sql`insert into metric as present (day, tenant_key, name, tag, count)
      values ((${now}::timestamptz at time zone 'Europe/Oslo')::date, ${tenant.key}, ${body.name}, ${body.tag}, 1)
      on conflict (day, tenant_key, name, tag) do update set count = present.count + 1`.execute(db);
    return undefined;
  }),
  route(readMenuCounts, async (context, { query }) => ({ data: await menuCounts(context, query) })),
  route(reportBrowserError, async (_context, { body }) => {
    onBrowserError(body);
    return undefined;
  }),
];
