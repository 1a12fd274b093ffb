import type { PassKind } from '#features/passes/server/public.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { getAlong, listDesks, sendScans } from '../contract.ts';
import { listDesks as readDesks } from './desks.ts';
import { listAlong } from './queries.ts';
import { takeScans } from './take-scans.ts';

/** `kinds`: what can be shown, each by the feature that has it. */
export const scannerRoutes = (kinds: readonly PassKind[]): Route[] => [
  route(listDesks, async (context) => ({ data: await readDesks(context) })),
  route(sendScans, async (context, { body }) => ({ data: await takeScans(context, kinds, body) })),
  route(getAlong, async (context, { query }) => ({ data: await listAlong(context, kinds, query) })),
];
