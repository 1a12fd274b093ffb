import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behave = (request: IncomingMessage, response: ServerResponse) => void;

/** One activity as the feed tells it. */
export function feedItem(now: Date, item: Record<string, unknown> = {}) {
  const start = new Date(now.getTime() + 3 * 86_400_000);
  return {
    id: 4711,
    title: 'Tur til Storhaugen',
    description: '<p>Vi går <b>rolig</b>.</p><p>Ta med niste.</p>',
    url: 'https://www.dnt.no/aktiviteter/4711/',
    association: 'Solvik Turlag',
    type: 'Fellestur',
    targetGroup: ['Barnefamilier'],
    municipality: [{ code: '4601' }],
    price: 150,
    meetingPlace: { name: 'Solvik stasjon', lat: 60.39, lng: 5.33 },
    dates: [{ start: start.toISOString(), end: new Date(start.getTime() + 7_200_000).toISOString() }],
    ...item,
  };
}

/** Plays the part of a user who publishes activities, well or badly. */
export async function startFeedServer() {
  let behave: Behave = (_request, response) => response.end();
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://feed.test'));
    behave(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/activities`,
    asked,
    behave: (next: Behave) => {
      behave = next;
    },
    /** Sends this text, whatever is asked. */
    say(body: string, headers: Record<string, string> = {}, status = 200) {
      behave = (_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(body);
      };
    },
    /** Publishes these, some to a page. */
    publish(items: readonly unknown[], { perPage = 100, more = {} as Record<string, unknown> } = {}) {
      behave = (request, response) => {
        const page = Number(new URL(request.url ?? '', 'http://feed.test').searchParams.get('page'));
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({
            pageHits: items.slice((page - 1) * perPage, page * perPage),
            page,
            pageSize: perPage,
            pageCount: Math.ceil(items.length / perPage),
            totalMatching: items.length,
            ...more,
          }),
        );
      };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
