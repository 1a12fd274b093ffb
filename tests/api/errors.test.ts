import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { countedIn, testRoutes } from './test-routes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ moreRoutes: testRoutes });
});
afterAll(() => portal.close());

const NOT_FOUND = {
  nb: 'Vi fant ikke det du leter etter.',
  nn: 'Vi fann ikkje det du leitar etter.',
  en: 'We could not find what you are looking for.',
};

describe('I18-04 the language of a refusal', () => {
  test.each([
    ['nb', NOT_FOUND.nb],
    ['nn', NOT_FOUND.nn],
    ['en', NOT_FOUND.en],
    ['no', NOT_FOUND.nb],
    ['nb-NO', NOT_FOUND.nb],
    ['NN', NOT_FOUND.nn],
    ['en_GB', NOT_FOUND.en],
    ['sv', NOT_FOUND.en],
    ['xx', NOT_FOUND.en],
    ['__proto__', NOT_FOUND.en],
    ['', NOT_FOUND.en],
    [undefined, NOT_FOUND.en],
  ])('I18-04 X-App-Language %s answers "%s"', async (language, message) => {
    const ask = language === undefined ? {} : { headers: { 'x-app-language': language } };
    const { status, headers, json } = await portal.get('/api/unknown', ask);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(json()).toEqual({ message });
  });

  test('I18-02 what is wrong with a field is said in the language asked for', async () => {
    const said = await Promise.all(
      ['nb', 'nn', 'en'].map(async (language) => {
        const { status, json } = await portal.get('/api/events?perPage=101', { language });
        expect(status).toBe(422);
        expect(Object.keys(json())).toEqual(['message', 'errors']);
        expect(Object.keys(json().errors)).toEqual(['perPage']);
        return json().errors.perPage[0];
      }),
    );
    expect(new Set(said).size).toBe(3);
    for (const sentence of said) expect(sentence).toContain('100');
  });
});

describe('API-01 what cannot be read', () => {
  test.each<[string, string, string | undefined, number]>([
    ['no JSON', '{', 'application/json', 400],
    ['no JSON but a text', 'hello', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['two things', '{}{}', 'application/json', 400],
    ['a comment', '{"tag":"x"} // done', 'application/json', 400],
    ['a comma too many', '{"tag":"x",}', 'application/json', 400],
    ['JSON that is no text', '{"tag":"\u0001"}', 'application/json', 400],
    ['the null character', '{"tag":"a\\u0000b"}', 'application/json', 400],
    ['the null character in a name', '{"tag":"a","\\u0000":1}', 'application/json', 400],
    ['__proto__', '{"tag":"x","__proto__":{"isAdmin":true}}', 'application/json', 400],
    ['__proto__ in disguise', '{"tag":"x","\\u005f_proto__":{"isAdmin":true}}', 'application/json', 400],
    ['__proto__ further in', '{"tag":"x","note":{"__proto__":{"isAdmin":true}}}', 'application/json', 400],
    ['constructor.prototype', '{"tag":"x","constructor":{"prototype":{"isAdmin":true}}}', 'application/json', 400],
    [
      '10,000 levels of lists',
      `{"tag":"x","note":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      'application/json',
      400,
    ],
    ['10,000 levels of things', `${'{"note":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 'application/json', 400],
    ['100,000 levels that never end', '['.repeat(100_000), 'application/json', 400],
    ['more than 256 KB', `{"tag":"${'x'.repeat(262_144)}"}`, 'application/json', 413],
    ['a form', 'tag=x', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{"tag":"x"}', 'text/plain', 415],
    ['XML', '<tag/>', 'application/xml', 415],
    ['a file', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x', 415],
    ['a type that is none', '{"tag":"x"}', 'x', 415],
    ['JSON that nearly is', '{"tag":"x"}', 'application/jsonx', 415],
    ['a list', '[]', 'application/json', 422],
    ['a number', '1', 'application/json', 422],
    ['null', 'null', 'application/json', 422],
    ['an unknown field', '{"tag":"x","is_admin":true}', 'application/json', 422],
    ['a field named constructor', '{"tag":"x","constructor":1}', 'application/json', 422],
    ['a field of the wrong kind', '{"tag":1}', 'application/json', 422],
    ['a field that is too long', `{"tag":"${'x'.repeat(51)}"}`, 'application/json', 422],
    ['nothing in it', '{}', 'application/json', 422],
  ])('D-18 %s', async (_what, payload, type, status) => {
    const answer = await portal.send('POST', '/api/test/counts', {
      language: 'en',
      body: payload,
      headers: { ...(type && { 'content-type': type }) },
    });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.json())).toEqual(status === 422 ? ['message', 'errors'] : ['message']);
    expect(await countedIn(portal.db, 'x')).toBe(0);
  });

  test('D-18 a thing of thirty levels is read: the twin', async () => {
    const note = JSON.parse(`${'['.repeat(30)}1${']'.repeat(30)}`);
    expect((await portal.post('/api/test/counts', { tag: 'deep', note })).status).toBe(200);
  });

  test('VAL-06 a field error carries the path of its field', async () => {
    const { json } = await portal.post('/api/test/counts', { tag: '', fails: 'no', is_admin: true });
    expect(Object.keys(json().errors).sort()).toEqual(['fails', 'is_admin', 'tag']);
  });
});

describe('API-01 queries and ids', () => {
  test.each(['/api/events?unknown=1', '/api/events?filters=x&__proto__=1&constructor=2', '/api/tenant?x[]=1'])(
    'API-01 %s: what is unknown is passed over on reads',
    async (url) => {
      expect((await portal.get(url)).status).toBe(200);
    },
  );

  test('API-01 what is unknown in the query of a write is refused', async () => {
    const { status, json } = await portal.post('/api/test/counts?admin=true', { tag: 'query' });
    expect(status).toBe(422);
    expect(Object.keys(json().errors)).toEqual(['admin']);
    expect(await countedIn(portal.db, 'query')).toBe(0);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1001',
    'page=x',
    'page=1&page=2',
    'page=',
    'perPage=0',
    'perPage=101',
    'perPage=1e9',
    `q=${'x'.repeat(201)}`,
    'q=a&q=b',
  ])('API-01 /api/events?%s is refused by field', async (query) => {
    const { status, json } = await portal.get(`/api/events?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(json().errors)).toEqual([query.split('=')[0]]);
  });

  test.each([
    '1',
    'null',
    'undefined',
    '%00',
    '../tenant',
    '0197a1b2',
    "'; drop table event; --",
    '😀',
    'x'.repeat(100),
    'x'.repeat(101),
  ])('API-01 an id that cannot be one (%s) is a thing that is not there', async (id) => {
    const { status, json } = await portal.get(`/api/events/${encodeURIComponent(id)}`, { language: 'en' });
    expect(status).toBe(404);
    expect(json()).toEqual({ message: NOT_FOUND.en });
  });

  test.each<['POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS', string, string]>([
    ['POST', '/api/municipalities', 'GET, HEAD'],
    ['DELETE', '/api/municipalities/4601/domain', 'GET, HEAD'],
    ['PATCH', '/api/tenant', 'GET, HEAD'],
    ['OPTIONS', '/api/tenant?x=1', 'GET, HEAD'],
    ['PATCH', '/api/test/user', 'GET, HEAD, POST, PUT, DELETE'],
    ['PUT', '/api/test/counts', 'POST'],
  ])('D-32 %s %s is not a way to use it', async (method, url, allow) => {
    const answer = await portal.send(method, url);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    expect(Object.keys(answer.json())).toEqual(['message']);
  });

  test('D-32 a read of what can only be written is refused too', async () => {
    const { status, headers } = await portal.get('/api/test/counts');
    expect(status).toBe(405);
    expect(headers.allow).toBe('POST');
  });

  test('D-32 outside the API only reading is possible', async () => {
    expect((await portal.post('/events', {})).status).toBe(405);
    expect((await portal.send('DELETE', '/robots.txt')).status).toBe(405);
  });
});

describe('ERR-02 our own mistakes', () => {
  test.each(['mistake', 'number', 'text', 'nothing'])('ERR-02 %s is a 500 that gives nothing away', async (kind) => {
    const { status, headers, body, json } = await portal.get(`/api/test/broken/${kind}?value=SENSITIVE`, {
      language: 'en',
    });
    expect(status).toBe(500);
    expect(json()).toEqual({ message: 'Oh dear, something went wrong. We have been told.' });
    expect(body).not.toMatch(/SENSITIVE|mistake of ours|\.ts|node_modules/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });
});
