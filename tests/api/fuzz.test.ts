import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '#database/seeds/random.ts';
import { BY_ANY_CALLER } from '#tests/fuzz/by-any-caller.ts';
import { keepCase, keptCases } from '#tests/fuzz/cases.ts';
import { FAILING_ROUTES } from '#tests/fuzz/failing-routes.ts';
import { type Fuzz, openFuzz } from '#tests/fuzz/fuzz-run.ts';
import { knownValues } from '#tests/fuzz/known-values.ts';
import { MARK, withNameInside } from '#tests/fuzz/names-inside.ts';
import { drawObject } from '#tests/fuzz/schema-values.ts';
import { FORBIDDEN_NAMES } from '#tests/fuzz/wrong-values.ts';

const REQUESTS = 5000;
const SEED = '2026';

let fuzz: Fuzz;
beforeAll(async () => {
  fuzz = await openFuzz({ moreRoutes: FAILING_ROUTES.map(({ route }) => route) });
});
afterAll(() => fuzz.close());

describe('D-07 requests drawn from the contract', () => {
  test('D-07 what once had a wrong answer has a right one', async () => {
    for (const kept of await keptCases()) expect([kept.fault, await fuzz.replay(kept)]).toEqual([kept.fault, null]);
  });

  test(`D-07 D-06 ${REQUESTS} requests of every kind, as everybody, are answered as documented and with no other key`, {
    timeout: 600_000,
  }, async () => {
    for (let batch = 0; batch < REQUESTS / fuzz.batchSize; batch += 1) {
      const [found] = await fuzz.runBatch(SEED, batch);
      if (!found) continue;
      const { fault, requests } = await fuzz.shorten(found);
      await keepCase({ fault, requests });
      throw new Error(`${fault}\n${found.cause}\n${JSON.stringify(requests.at(-1))}`);
    }
    // Refusals alone would prove little.
    expect(fuzz.report.carriedOut.size).toBeGreaterThan(130);
  });
});

/** Addresses of people, as the scene has them. */
const ADDRESS = /[\w.-]+@(?:test\.example|eksempel\.no)/g;
/** The mailbox of a portal on trial shows everything to everybody. */
const SHOWS_ALL = 'GET /dev/outbox';

describe('D-06 what others have done, sent again', () => {
  test.each(['ST', 'AN'])(
    'D-06 as %s it neither changes nor shows what belongs to others',
    { timeout: 600_000 },
    async (who) => {
      const { stranger } = fuzz.scene;
      const own = `${stranger}@test.example`;
      const wrong: string[] = [];
      expect(fuzz.report.recorded.size).toBeGreaterThan(130);
      await fuzz.startAgain();
      for (const [call, requests] of fuzz.report.recorded) {
        for (const request of requests) {
          const sent = JSON.stringify(fuzz.asSent(request));
          const { status, body } = await fuzz.askAs(who, request);
          if (status >= 300) continue;
          const shown = (body.match(ADDRESS) ?? []).filter((address) => address !== own && !sent.includes(address));
          if (shown.length > 0 && call !== SHOWS_ALL) wrong.push(`${call} shows ${shown[0]}`);
          if (call.startsWith('GET ')) continue;
          for (const change of await fuzz.changesBeside(stranger)) {
            if (!BY_ANY_CALLER[call]?.includes(change)) wrong.push(`${call}: ${change}`);
          }
          await fuzz.startAgain();
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** So many bodies are drawn for a call until one is right and has something inside. */
const DRAWS = 40;
const NAMES_PER_CALL = 5;

describe("D-06 names that are nobody's to set", () => {
  test('D-06 every body refuses each of them', () => {
    const random = createRandom('forbidden');
    const { known } = knownValues(random, fuzz.scene.ids);
    const writable = fuzz.checks.calls.filter(({ body }) => body !== null);
    expect(writable.length).toBeGreaterThan(80);
    expect(FORBIDDEN_NAMES.length).toBeGreaterThan(40);
    const taken = writable.flatMap(({ name, endpoint, body }) => {
      const strict = endpoint.body?.strict();
      return FORBIDDEN_NAMES.filter((forbidden) => !Object.hasOwn(body?.properties ?? {}, forbidden)).flatMap(
        (forbidden) => {
          const sent = { ...drawObject(random, body ?? {}, known), [forbidden]: 1 };
          return strict?.safeParse(sent).success ? [`${name} ${forbidden}`] : [];
        },
      );
    });
    expect(taken).toEqual([]);
  });

  test('D-06 what lies inside a body refuses each of them too, or drops it', () => {
    const random = createRandom('forbidden inside');
    const { known } = knownValues(random, fuzz.scene.ids);
    const taken: string[] = [];
    const tried = new Set<string>();
    for (const { name, endpoint, body } of fuzz.checks.calls) {
      const strict = endpoint.body?.strict();
      for (let draw = 0; body && strict && draw < DRAWS; draw += 1) {
        const drawn = drawObject(random, body, known);
        const sent = body.properties?.form ? { ...drawn, form: random.pick(fuzz.scene.forms) } : drawn;
        if (!strict.safeParse(sent).success) continue;
        for (const forbidden of FORBIDDEN_NAMES) {
          const spoiled = withNameInside(sent, body, forbidden);
          if (spoiled === null) continue;
          tried.add(name);
          const read = strict.safeParse(spoiled);
          if (read.success && JSON.stringify(read.data).includes(MARK)) taken.push(`${name} ${forbidden}`);
        }
        if (tried.has(name)) break;
      }
    }
    expect(taken).toEqual([]);
    expect(tried.size).toBeGreaterThan(4);
  });

  test.each(['SA', 'AD'])('D-06 no call takes one of them from %s', { timeout: 600_000 }, async (who) => {
    await fuzz.startAgain();
    const random = createRandom(`forbidden for ${who}`);
    const taken: string[] = [];
    for (const [call, requests] of fuzz.report.recorded) {
      const [request] = requests;
      if (!request?.body || !('text' in request.body) || !callOf(call)?.body) continue;
      const body = JSON.parse(request.body.text) ?? {};
      const declared = { ...callOf(call)?.body?.properties, ...body };
      const names = FORBIDDEN_NAMES.filter((name) => !Object.hasOwn(declared, name));
      for (const forbidden of random.shuffled(names).slice(0, NAMES_PER_CALL)) {
        const { status } = await fuzz.askAs(who, {
          ...request,
          body: { text: JSON.stringify({ ...body, [forbidden]: 1 }) },
        });
        if (status < 400) taken.push(`${call} ${forbidden}`);
      }
    }
    expect(taken).toEqual([]);
  });
});

describe('D-07 faults on purpose', () => {
  test.each(FAILING_ROUTES)('D-07 the fuzzer reports a route that fails: $fault', async ({ route, fault }) => {
    const calls = fuzz.checks.calls.filter(({ endpoint }) => endpoint === route.endpoint);
    const found = await fuzz.runBatch(SEED, 0, calls, 40);
    expect(found.map((one) => one.fault)).toContainEqual(expect.stringMatching(fault));
  });

  test('D-07 the fuzzer reports a field that the contract does not name', () => {
    const [failing] = FAILING_ROUTES;
    if (!failing) throw new Error('There are routes that fail.');
    const { endpoint } = failing.route;
    const asked = { method: 'GET', isInvalid: false, call: `GET ${endpoint.path}` };
    const faultOf = (data: object) =>
      fuzz.checks.faultOf(asked, endpoint, { status: 200, headers: {}, body: JSON.stringify({ data }) });
    expect(faultOf({ count: 1 })).toBeNull();
    expect(faultOf({ count: 1, password_hash: 'x' })).toMatch(/other than documented: .*password_hash/);
  });
});

const callOf = (call: string) => fuzz.checks.calls.find(({ name }) => name === call);
