import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nb } from '#features/addresses/texts/nb.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

describe('VAL-03 the search for addresses', () => {
  let portal: TestPortal;
  let lonely: TestPortal;

  beforeAll(async () => {
    portal = await startPortal();
    // Nobody listens there.
    lonely = await startPortal({ settings: { ADDRESS_SEARCH_URL: 'http://127.0.0.1:9/sok' } });
  });

  afterAll(async () => {
    await portal?.close();
    await lonely?.close();
  });

  const addresses = (answer: { json(): { data: { address: string }[] } }) =>
    answer.json().data.map(({ address }) => address);

  test('VAL-03 anyone gets addresses with where they are, and nothing else about them', async () => {
    const answer = await portal.get('/api/addresses?q=storgata+12+grimstad');
    expect(answer.status).toBe(200);
    const [first] = answer.json().data;
    expect(first).toEqual({
      address: 'Storgata 12, 4876 Grimstad',
      lat: expect.closeTo(58.34, 0),
      lng: expect.closeTo(8.59, 0),
    });
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  test('VAL-03 the portal’s own municipality comes first, and ten are enough', async () => {
    const inBergen = addresses(await portal.get('/api/addresses?q=storgata', { host: 'bergen.localhost' }));
    const inVolda = addresses(await portal.get('/api/addresses?q=storgata', { host: 'volda.localhost' }));
    expect(inBergen).toHaveLength(10);
    expect(inBergen[0]).toMatch(/^Storgata 1, 5\d{3} /);
    expect(inVolda[0]).toMatch(/^Storgata 1, 6\d{3} /);
  });

  test.each(['', '?q=', '?q=s', '?q=%20s%20', `?q=${'s'.repeat(121)}`, '?q=a&q=b'])(
    'VAL-03 %s is no question',
    async (query) => {
      const answer = await portal.get(`/api/addresses${query}`);
      expect(answer.status).toBe(422);
      expect(answer.json().errors).toHaveProperty('q');
    },
  );

  test('VAL-03 when the register is away it is said so, in the person’s language', async () => {
    const answer = await lonely.get('/api/addresses?q=storgata', { language: 'nb' });
    expect([answer.status, answer.headers['problem-kind']]).toEqual([503, 'unavailable']);
    expect(answer.json().message).toBe(nb.unavailable);
    expect(answer.body).not.toContain('127.0.0.1');
  });
});
