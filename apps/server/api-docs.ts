import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { openApiDocument } from '#platform/server/openapi.ts';
import { limitsOf } from '#platform/server/rate-limit.ts';
import { DECLARED } from './build-server.ts';

/** The contract for machines at /api/openapi.json and for people at /api/docs. Each is made once, when it is asked for. */
export function serveApiDocs(server: FastifyInstance, endpoints: readonly Endpoint[]): void {
  let document: string | undefined;
  let page: string | undefined;
  const styleHash = createHash('sha256').update(STYLE).digest('base64');
  server.get('/api/openapi.json', DECLARED, (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(endpoints));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(document);
  });
  server.get('/api/docs', DECLARED, (_request, reply) => {
    page ??= docsPage(endpoints);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`)
      .send(page);
  });
}

const STYLE = `
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; font: 1rem/1.55 system-ui, sans-serif; color: #2b2620; background: #faf5ec }
  h1 { font-size: 2rem } h2 { margin-top: 3rem; text-transform: capitalize }
  article { background: #fff; border-radius: .875rem; padding: 1rem 1.5rem; margin: 1rem 0; box-shadow: 0 1px 2px rgb(48 36 16 / .1) }
  h3 { margin: 0; font: 600 1.05rem ui-monospace, monospace; overflow-wrap: anywhere }
  b { color: #1c695a } code, pre { font: .9rem ui-monospace, monospace } dl { display: grid; grid-template-columns: 9rem 1fr; gap: .25rem 1rem; margin: .5rem 0 0 }
  dt { color: #5d5346 } dd { margin: 0; overflow-wrap: anywhere } a { color: #1c695a }
`;

function docsPage(endpoints: readonly Endpoint[]): string {
  const groups = Map.groupBy(endpoints, (endpoint) => endpoint.path.split('/')[1] ?? '');
  const sections = [...groups].map(
    ([name, list]) => `<section><h2 id="${name}">${name}</h2>${list.map(describe).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Nabolag API</title><style>${STYLE}</style></head><body><main><h1>Nabolag API</h1>
<p>Answers are JSON. Lists come as <code>{ data, meta: { total, last_page, page, per_page } }</code>, single things as <code>{ data }</code>, refusals as <code>{ message, errors? }</code> in the language of the <code>X-App-Language</code> header (nb, nn or en). The tenant is the first label of the host name. Everything here is made from the schemas that validate; the same as a document for machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). What of it is open data, and under which licence: <a href="/dcat.ttl">dcat.ttl</a> (DCAT-AP-NO).</p>
<nav aria-label="Contents"><ul>${[...groups.keys()].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>${sections.join('')}</main></body></html>`;
}

const ONCE: Record<string, string> = { true: 'with an Idempotency-Key', demanded: 'not without an Idempotency-Key' };

function describe(endpoint: Endpoint): string {
  const limits = (['address', 'person', 'name'] as const).flatMap((kind) =>
    limitsOf(endpoint.rate, kind).map(({ calls, seconds }) => `${calls} calls in ${seconds} s for one ${kind}`),
  );
  const facts: [string, string][] = [
    ['Who', endpoint.access],
    ['How often', limits.join(', ') || 'no limit'],
    ['In the path', fieldNames(endpoint.params)],
    ['In the query', fieldNames(endpoint.query)],
    ['In the body', fieldNames(endpoint.body)],
    ['Kept', endpoint.publicForSeconds === undefined ? 'no-store' : `${endpoint.publicForSeconds} s, with an ETag`],
    ['Carried out once', ONCE[String(endpoint.idempotent)] ?? ''],
  ];
  const rows = facts.filter(([, value]) => value).map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`);
  return `<article><h3><b>${endpoint.method}</b> /api${endpoint.path}</h3><p>${endpoint.summary}</p><dl>${rows.join('')}</dl></article>`;
}

const fieldNames = (schema: Endpoint['query']): string => (schema ? Object.keys(schema.shape).join(', ') : '');
