import sharp from 'sharp';
import type { Random } from '#database/seeds/random.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { multipartBody } from '#tests/support/multipart-body.ts';
import type { KnownValues } from './known-values.ts';
import type { FuzzScene } from './scene.ts';
import { drawObject, drawValue, type JsonSchema } from './schema-values.ts';
import { nested, spoil, WRONG_TEXTS } from './wrong-values.ts';

/** Large enough to be taken, and quick to read. */
export const PICTURE = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#1f5f5b' } })
  .png()
  .toBuffer();

/** One request as data: it can be written down and sent again. */
export type FuzzRequest = {
  who: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** A body that is no text is kept as base64. */
  body?: { text: string } | { base64: string };
  /** The call that it was made for. */
  call: string;
  /** The contract does not allow it. */
  isInvalid: boolean;
};

/** One call of the API with its schemas as the document has them. */
export type DescribedCall = { endpoint: Endpoint; name: string; query: JsonSchema; body: JsonSchema | null };

type Draft = Pick<FuzzRequest, 'url' | 'headers' | 'body' | 'isInvalid'>;

const HOSTS = ['bergen.localhost', 'oslo.localhost', 'voss.localhost', 'localhost', 'demo-avviklet.localhost'];
/** Those who get furthest: most calls refuse most people. */
const MIGHTY = ['AD', 'OW', 'MO', 'SA', 'MA', 'PO', 'PA'];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];

export function drawRequest(random: Random, call: DescribedCall, scene: FuzzScene, values: KnownValues): FuzzRequest {
  const isValid = random.chance(0.4);
  const draft = isValid ? drawValid(random, call, scene, values) : drawWrong(random, call, scene, values);
  const demandsKey = call.endpoint.idempotent === 'demanded';
  const hasKey = demandsKey && random.chance(0.95);
  return {
    who: random.chance(0.6) ? random.pick(MIGHTY) : random.pick(Object.keys(scene.people)),
    method: isValid || random.chance(0.97) ? call.endpoint.method : random.pick(METHODS),
    call: call.name,
    ...draft,
    isInvalid: draft.isInvalid || (demandsKey && !hasKey && !draft.headers['idempotency-key']),
    headers: {
      host: random.chance(0.8) ? 'bergen.localhost' : random.pick(HOSTS),
      'x-app-language': random.pick(['nb', 'nn', 'en']),
      ...(hasKey && { 'idempotency-key': `fuzz-${random.integer(0, 1_000_000_000)}` }),
      ...draft.headers,
    },
  };
}

function drawValid(random: Random, call: DescribedCall, scene: FuzzScene, values: KnownValues): Draft {
  const params = paramsFor(call, values);
  const query = drawObject(random, call.query, values.known);
  const body = bodyFor(random, call, scene, values);
  return {
    url: addressOf(call, params, queryText(query)),
    ...jsonBody(body),
    ...(call.endpoint.takesFileOfBytes !== undefined && file(random, true)),
    isInvalid: isRefusedBy(call, params, queryText(query), body),
  };
}

/** What is right for the most part, with one thing or a few that are not. */
function drawWrong(random: Random, call: DescribedCall, scene: FuzzScene, values: KnownValues): Draft {
  let params = paramsFor(call, values);
  let query: unknown = drawObject(random, call.query, values.known);
  let body = bodyFor(random, call, scene, values);
  const times = random.pick([1, 1, 1, 2, 4]);
  for (let time = 0; time < times; time += 1) {
    const place = random.fraction();
    if (call.body && place < 0.6) body = spoil(random, body);
    else if (place < 0.8 || Object.keys(params).length === 0) query = spoil(random, query);
    else params = { ...params, [random.pick(Object.keys(params))]: random.pick(WRONG_TEXTS) };
  }
  const draft: Draft = {
    url: addressOf(call, params, queryText(query)),
    ...jsonBody(body),
    ...(call.endpoint.takesFileOfBytes !== undefined && file(random, false)),
    isInvalid: isRefusedBy(call, params, queryText(query), body),
  };
  return random.chance(0.15) ? random.pick(ODD_WAYS)(random, draft) : draft;
}

const paramsFor = ({ endpoint }: DescribedCall, values: KnownValues): Record<string, string> =>
  Object.fromEntries(
    [...endpoint.path.matchAll(/(?:([\w-]+)\/)?\{(\w+)\}/g)].map(([, place = '', name = '']) => [
      name,
      values.param(name, place),
    ]),
  );

function bodyFor(random: Random, call: DescribedCall, scene: FuzzScene, values: KnownValues): unknown {
  if (!call.body) return undefined;
  const body = drawObject(random, call.body, values.known);
  const { form } = call.body.properties ?? {};
  if (!form || random.chance(0.15)) return body;
  // A form drawn from its schema alone can hardly ever be published.
  const changed = random.shuffled(Object.entries(form.properties ?? {})).slice(0, random.pick([0, 0, 1, 2, 5]));
  const changes = changed.map(([name, field]) => [name, drawValue(random, field, name, values.known)]);
  return { ...body, form: { ...random.pick(scene.forms), ...Object.fromEntries(changes) } };
}

const addressOf = ({ endpoint }: DescribedCall, params: Record<string, string>, query: string): string =>
  `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''))}${query && `?${query}`}`;

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A server takes no more than 16 KB of headers, the address among them. */
const MAX_QUERY_LENGTH = 12_000;
const MAX_BODY = 400_000;

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return encoded(String(query ?? '')).slice(0, MAX_QUERY_LENGTH);
  return Object.entries(query)
    .slice(0, 1000)
    .flatMap(([name, value]) => (Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]]))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encoded(name)}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')
    .slice(0, MAX_QUERY_LENGTH);
}

const jsonBody = (body: unknown): Pick<Draft, 'headers' | 'body'> =>
  body === undefined
    ? { headers: {} }
    : { headers: { 'content-type': 'application/json' }, body: { text: JSON.stringify(body).slice(0, MAX_BODY) } };

/** Whether the contract says no. */
function isRefusedBy({ endpoint }: DescribedCall, params: unknown, query: string, body: unknown): boolean {
  const isWrite = endpoint.method !== 'GET';
  const { query: queries, body: bodies } = endpoint;
  if (endpoint.params && !endpoint.params.safeParse(params).success) return true;
  if (queries && !(isWrite ? queries.strict() : queries).safeParse(asRead(query)).success) return true;
  return bodies !== undefined && !bodies.strict().safeParse(asSent(body) ?? {}).success;
}

/** A name that comes twice has a list of values. */
function asRead(query: string): Record<string, string | string[]> {
  const sent = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(sent.keys())].map((name) => {
      const [first = '', ...others] = sent.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}

const asSent = (body: unknown): unknown => (body === undefined ? undefined : JSON.parse(JSON.stringify(body)));

function file(random: Random, isPlain: boolean): Pick<Draft, 'headers' | 'body'> {
  const bytes = isPlain
    ? PICTURE
    : random.pick([PICTURE, Buffer.alloc(0), PICTURE.subarray(0, 400), Buffer.from('%PDF-1.4\n%%EOF')]);
  const name = isPlain ? 'bilde.png' : random.pick(WRONG_TEXTS).replaceAll(/["\r\n]/g, '');
  const field = isPlain || random.chance(0.8) ? 'file' : random.pick(['other', '', 'file[]', '__proto__']);
  const parts = Array.from({ length: isPlain ? 1 : random.pick([0, 1, 1, 1, 2]) }, () => ({ field, name, bytes }));
  const { headers, body } = multipartBody(parts);
  return { headers, body: { base64: body.toString('base64') } };
}

/** Ways to send something that the contract cannot speak of. */
const ODD_WAYS: readonly ((random: Random, draft: Draft) => Draft)[] = [
  (random, draft) =>
    raw(draft, random.pick(['', '{', '}', '[', 'null', '"', '1', 'true', '[]', '{"a":}', '\ufeff{}', 'a=b', '{}{}'])),
  (random, draft) => raw(draft, textOf(draft).slice(0, random.integer(0, 60))),
  (_random, draft) => raw(draft, `{"__proto__":{"scopes":["admin"]},${textOf(draft).slice(1)}`),
  (_random, draft) => raw(draft, `{"constructor":{"prototype":{"a":1}},${textOf(draft).slice(1)}`),
  (_random, draft) => raw(draft, `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  (random, draft) => raw(draft, JSON.stringify(nested(random.pick([20, 31, 40])))),
  (_random, draft) => raw(draft, JSON.stringify({ text: 'x'.repeat(300_000) })),
  (_random, draft) => ({
    ...draft,
    body: { base64: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22]).toString('base64') },
    isInvalid: false,
  }),
  (random, draft) =>
    withHeaders(draft, {
      'content-type': random.pick([
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'application/json; charset=utf-16',
        'application/xml',
        'x',
        'application/json;',
        ';;;',
      ]),
    }),
  (random, draft) =>
    withHeaders(draft, {
      authorization: random.pick([
        '',
        'Bearer',
        'Bearer ',
        'Basic YTpi',
        'Bearer null',
        'Bearer a.b.c',
        `Bearer ${'x'.repeat(5000)}`,
        'bearer x',
        'Bearer eyJhbGciOiJub25lIn0.e30.',
      ]),
    }),
  (random, draft) =>
    withHeaders(draft, {
      'idempotency-key': random.pick(['x', '12345678', 'fast-nøkkel', 'x'.repeat(129), 'fuzz-key-1', 'fuzz-key-2']),
    }),
  (random, draft) =>
    withHeaders(draft, {
      cookie: random.pick(['a', '=;=', '__Secure-adm=x', 'adm=%ff; adm=%ff', `a=${'x'.repeat(4000)}`]),
    }),
  (random, draft) =>
    withHeaders(draft, {
      'x-app-language': random.pick(['', 'xx', 'nb,nn;q=0.5', '../nb', '__proto__', 'x'.repeat(500)]),
    }),
  (random, draft) =>
    withHeaders(draft, {
      host: random.pick([
        '',
        'x',
        'bergen.localhost:0',
        '[::1]',
        '__proto__.localhost',
        'a..b',
        'bergen.localhost.evil.example',
      ]),
    }),
  (random, draft) =>
    withHeaders(draft, { 'if-none-match': random.pick(['*', '"', 'W/""', 'x'.repeat(1000)]), range: 'bytes=0-0' }),
  (random, draft) =>
    withHeaders(draft, {
      'x-forwarded-for': random.pick(['x', '::1', '127.0.0.1, 10.0.0.1']),
      origin: random.pick(['null', 'https://evil.example']),
    }),
  (random, draft) =>
    withQuery(
      draft,
      random.pick([
        'a=%',
        '%ff=%fe',
        '%00',
        'page=1&page=2',
        'page[]=1',
        'page[a][b]=1',
        '&&&==',
        '__proto__[a]=1',
        'constructor=1',
        'q=%ED%A0%80',
        '?'.repeat(50),
        'filters=%5B%7B',
        `q=${'a'.repeat(8000)}`,
        `q=${'%C3%B8'.repeat(900)}`,
      ]),
    ),
  (_random, draft) => withQuery(draft, Array.from({ length: 900 }, (_, at) => `k${at}=1`).join('&')),
  (random, draft) => ({
    ...draft,
    url:
      draft.url +
      random.pick(['/', '//', '/..', '/%2e%2e/', '%2f', '%00', '%', '%ff', ';a=b', '.json', '#a', '/__proto__']),
    isInvalid: false,
  }),
];

const textOf = ({ body }: Draft): string => (body && 'text' in body ? body.text : '{}');

/** Whether it is allowed then, only the server can tell. */
const raw = (draft: Draft, text: string): Draft => ({
  ...draft,
  headers: { 'content-type': 'application/json' },
  body: { text },
  isInvalid: false,
});

const withHeaders = (draft: Draft, headers: Record<string, string>): Draft => ({
  ...draft,
  headers: { ...draft.headers, ...headers },
  isInvalid: false,
});

/** What comes after may be what was missing before. */
const withQuery = (draft: Draft, more: string): Draft => ({
  ...draft,
  url: `${draft.url}${draft.url.includes('?') ? '&' : '?'}${more}`,
  isInvalid: false,
});
