import { type Route, route } from '#platform/server/routes.ts';
import { readOutbox } from '../contract.ts';
import * as office from '../office-contract.ts';
import { listDeadLetters } from './dead-letters.ts';
import { countTroubledMessages, outboxEntries } from './queries.ts';
import { tryAgain } from './try-again.ts';

/** Only for a portal with demo data: here anyone reads everyone's mail. */
export const outboxRoutes = (): Route[] => [
  route(readOutbox, async (context, { query }) => ({ data: await outboxEntries(context, query.to ?? '') })),
];

/** DSH-02: for those who run the portal. */
export const messageOfficeRoutes: Route[] = [
  route(office.listDeadLetters, async ({ db, now }) => ({
    data: await listDeadLetters(db),
    queues: await countTroubledMessages(db, now),
  })),
  route(office.retryDeadLetters, async (context, { body }) => ({ data: await tryAgain(context, body.channel) })),
];
