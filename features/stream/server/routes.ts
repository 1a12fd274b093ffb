import { refuse } from '#platform/contract/problem.ts';
import { actorOf } from '#platform/server/context.ts';
import type { EventStream } from '#platform/server/event-stream.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import type { StreamHub } from './stream-hub.ts';

export const streamRoutes = (hub: Pick<StreamHub, 'open'>): Route[] => [
  route(contract.openStream, (context, { lastEventId }): EventStream => {
    if (context.tenant.is_sunset) refuse('not_found');
    const { municipality_ids } = context.tenant;
    return (connection) => hub.open({ ...actorOf(context), municipality_ids }, connection, lastEventId);
  }),
];
