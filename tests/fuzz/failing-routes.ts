import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { type Route, route } from '#platform/server/routes.ts';

const count = oneOf(z.object({ count: z.int().max(5) }));

const read = (path: `/${string}`) =>
  endpoint({
    method: 'GET',
    path,
    summary: 'Has a fault on purpose.',
    access: 'anyone',
    rate: 'publicRead',
    answer: count,
  });

/** Calls with the faults that requests are drawn to find, each with what has to be said about it. */
export const FAILING_ROUTES: readonly { route: Route; fault: RegExp }[] = [
  {
    route: route(read('/test/faults/mistake'), () => {
      throw new Error('A mistake in the code.');
    }),
    fault: /answered 500/,
  },
  {
    route: route(read('/test/faults/value'), () => ({ data: { count: 7 } })),
    fault: /other than documented: .*must be <= 5/,
  },
  {
    // Reads nothing of what was sent, so that nothing is refused.
    route: {
      endpoint: endpoint({
        method: 'POST',
        path: '/test/faults/unread',
        summary: 'Takes everything.',
        access: 'anyone',
        rate: 'write',
        body: z.object({ name: z.string().max(10) }),
        answer: count,
      }),
      handle: () => ({ data: { count: 1 } }),
    },
    fault: /took what the contract refuses/,
  },
];
