import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

// Loaded before a portal by `npm run replay`: writes down what the portal is asked, and knows nothing of its inside.
const file = process.env.REPLAY_FILE;
const MAX_BODY_BYTES = 1_000_000;
const HEADERS = ['host', 'x-tenant', 'x-app-language', 'content-type', 'idempotency-key', 'authorization'];

if (file) subscribe('http.server.request.start', (message) => record(message as Exchange, file));

type Exchange = { request: IncomingMessage; response: ServerResponse };

function record({ request, response }: Exchange, path: string): void {
  const { method, url = '', headers } = request;
  if (!url.startsWith('/api/')) return;
  const parts: Buffer[] = [];
  // A listener would take the body from the portal.
  const push = request.push.bind(request);
  request.push = (part, encoding) => {
    if (part !== null) parts.push(Buffer.from(part, encoding));
    return push(part, encoding);
  };
  response.once('finish', () => {
    const body = Buffer.concat(parts);
    if (body.length > MAX_BODY_BYTES) return;
    const kept = Object.fromEntries(HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
    const exchange = { method, url, headers: kept, body: body.toString('base64'), status: response.statusCode };
    appendFileSync(path, `${JSON.stringify(exchange)}\n`);
  });
}
