import { type Route, route } from '#platform/server/routes.ts';
import { readOutbox } from '../contract.ts';
import { outboxEntries } from './queries.ts';

/** Only for a portal with demo data: here anyone reads everyone's mail. */
export const outboxRoutes = (): Route[] => [
  route(readOutbox, async (context, { query }) => ({ data: await outboxEntries(context, query.to ?? '') })),
];
