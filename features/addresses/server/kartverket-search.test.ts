import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { kartverketSearch } from './kartverket-search.ts';

const HIT = {
  adressetekst: 'Storgata 1',
  adressenavn: 'Storgata',
  nummer: 1,
  bokstav: '',
  postnummer: '4876',
  poststed: 'GRIMSTAD',
  kommunenummer: '4202',
  kommunenavn: 'GRIMSTAD',
  objtype: 'Vegadresse',
  representasjonspunkt: { epsg: 'EPSG:4326', lat: 58.34, lon: 8.59 },
};

const FOUND = { address: 'Storgata 1, 4876 Grimstad', lat: 58.34, lng: 8.59, municipality_id: 4202 };

const answerOf = (...adresser: unknown[]) => ({ metadata: { totaltAntallTreff: adresser.length }, adresser });

describe('VAL-03 the address register', () => {
  let behave: (request: IncomingMessage, response: ServerResponse) => void;
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://register.test'));
    behave(request, response);
  });
  let url: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/adresser/v1/sok`;
  });

  afterEach(() => {
    asked.length = 0;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const say = (body: unknown, status = 200) => {
    behave = (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  };

  test('VAL-03 is asked in its own words and answers in ours', async () => {
    say(answerOf(HIT));
    expect(await kartverketSearch({ url })('  Storgata 1, Grimstad ')).toEqual([FOUND]);
    expect(asked[0]?.pathname).toBe('/adresser/v1/sok');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      sok: 'storgata 1 grimstad*',
      fuzzy: 'true',
      treffPerSide: '50',
      side: '0',
      utkoordsys: '4326',
    });
  });

  test.each([
    ['0000', 'MO I RANA', 'Mo i Rana'],
    ['0000', 'ØVRE ÅRDAL', 'Øvre Årdal'],
    ['0000', 'KRISTIANSUND N', 'Kristiansund N'],
    ['0000', 'ISFJORDEN', 'Isfjorden'],
    ['0000', 'NORD-HIDLE', 'Nord-Hidle'],
    ['8601', 'MO I RANA', 'Mo i Rana'],
  ])('VAL-03 the place of %s is not shouted: %s', async (postnummer, poststed, place) => {
    say(answerOf({ ...HIT, postnummer, poststed }));
    expect((await kartverketSearch({ url })('storgata'))[0]?.address).toBe(`Storgata 1, ${postnummer} ${place}`);
  });

  test('VAL-03 an address without a point is found without one', async () => {
    const { representasjonspunkt: _, ...without } = HIT;
    say(answerOf(without));
    expect(await kartverketSearch({ url })('storgata')).toEqual([{ ...FOUND, lat: null, lng: null }]);
  });

  test('VAL-03 the same address comes once', async () => {
    say(answerOf(HIT, { ...HIT, objtype: 'Matrikkeladresse' }));
    expect(await kartverketSearch({ url })('storgata')).toHaveLength(1);
  });

  test('VAL-03 the same question is asked once, also by many at a time', async () => {
    say(answerOf(HIT));
    const search = kartverketSearch({ url });
    await Promise.all(['Storgata', 'storgata ', 'STORGATA,', 'storgata*'].map((words) => search(words)));
    expect(await search('storgata')).toEqual([FOUND]);
    expect(asked).toHaveLength(1);
  });

  test('VAL-03 words cannot change what is asked for, nor of whom', async () => {
    say(answerOf());
    const search = kartverketSearch({ url });
    await search('a&kommunenummer=0301#/../../x?y=http://evil.example/');
    expect(asked[0]?.pathname).toBe('/adresser/v1/sok');
    expect([...(asked[0]?.searchParams.keys() ?? [])]).toEqual(['sok', 'fuzzy', 'treffPerSide', 'side', 'utkoordsys']);
    expect(await search('*** &&')).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test.each<[string, unknown, number]>([
    ['an error', { error: 'x' }, 500],
    ['too many questions', {}, 429],
    ['a page in place of JSON', '<h1>Vedlikehold</h1>', 200],
    ['half an answer', '{"adresser":[{"adressetekst":', 200],
    ['another shape', { data: [] }, 200],
    ['an address that is no text', answerOf({ ...HIT, adressetekst: { toString: 'x' } }), 200],
    ['an address without end', answerOf({ ...HIT, adressetekst: 'x'.repeat(5000) }), 200],
    ['a point outside the world', answerOf({ ...HIT, representasjonspunkt: { lat: 5834, lon: 8 } }), 200],
    ['a point that is no number', answerOf({ ...HIT, representasjonspunkt: { lat: '58', lon: 8 } }), 200],
    ['more hits than were asked for', answerOf(...Array.from({ length: 51 }, () => HIT)), 200],
    ['more than such an answer can be', ' '.repeat(600_000), 200],
  ])('VAL-03 %s is no answer, and is not kept', async (_name, body, status) => {
    const search = kartverketSearch({ url });
    say(body, status);
    await expect(search('storgata')).rejects.toThrow();
    say(answerOf(HIT));
    expect(await search('storgata')).toEqual([FOUND]);
  });

  test('VAL-03 a redirect is not followed', async () => {
    behave = (_request, response) => {
      response.writeHead(302, { location: `${url}/elsewhere` });
      response.end();
    };
    await expect(kartverketSearch({ url })('storgata')).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  test('VAL-03 one that does not answer, or never gets to the end, is given up', async () => {
    const search = kartverketSearch({ url, timeoutMs: 200 });
    behave = () => undefined;
    await expect(search('storgata')).rejects.toThrow(/timeout/);
    behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    };
    await expect(search('storgata')).rejects.toThrow(/timeout/);
  });

  test('VAL-03 one that cannot be reached is said so', async () => {
    await expect(kartverketSearch({ url: 'http://127.0.0.1:9/sok' })('storgata')).rejects.toThrow();
  });
});
