import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HouseholdChild } from '#features/households/contract.ts';
import { askAgainWorker } from '#features/households/server/ask-again.ts';
import { householdWorkers } from '#features/households/server/jobs.ts';
import type { PopulationRegister } from '#features/households/server/population-register.ts';
import { resealChildren } from '#features/households/server/reseal-children.ts';
import { samplePopulation } from '#features/households/server/sample-population.ts';
import { personNumberOf } from '#features/identity/server/person-number.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import {
  ASK,
  FAMILY_TOWN,
  FRISK_VIND,
  givenIdentified,
  KVIKK_FURU,
  MILD_SKOG,
  NORA,
  ROLIG_FJORD,
} from '#tests/support/household-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const nb = { language: 'nb' } as const;
let portal: TestPortal;
let now = new Date('2026-11-17T11:00:00Z');
let population: Pick<PopulationRegister, 'childrenOf'> = samplePopulation();
beforeAll(async () => {
  portal = await startPortal({
    now: () => now,
    integrations: { population: { ...samplePopulation(), childrenOf: (ssn) => population.childrenOf(ssn) } },
  });
});
afterAll(() => portal.close());

let guardian: UserId;
let other: UserId;
let staff: UserId;
beforeEach(async () => {
  now = new Date('2026-11-17T11:00:00Z');
  population = samplePopulation();
  await sql`delete from child`.execute(portal.db);
  await sql`update app_user set ssn_sealed = null, ssn_digest = null`.execute(portal.db);
  guardian = await givenIdentified(portal, 'Rolig Fjord', ROLIG_FJORD);
  other = await givenIdentified(portal, 'Frisk Vind', FRISK_VIND);
  staff = await portal.given.person('Kari Kommune', { adminOf: [FAMILY_TOWN] });
});

const refresh = (user: UserId) => portal.as(user).post('/api/household/refresh', {}, nb);
const household = async (user: UserId) => (await portal.as(user).get('/api/household')).json().data;
const names = async (user: UserId) => (await household(user)).children.map((child: HouseholdChild) => child.first_name);

describe('BEY-05 households', () => {
  test('BEY-05 the children of a user are those that the register names, with their ages', async () => {
    expect(await names(guardian)).toEqual([]);
    expect((await refresh(guardian)).status).toBe(200);
    expect((await household(guardian)).children).toMatchObject([
      { first_name: 'Emil', age: 12, source: 'register', municipality_id: '3203' },
      { first_name: 'Nora', age: 9 },
      { first_name: 'Ask', age: 5 },
    ]);
  });

  test('BEY-05 two guardians have the same children, once', async () => {
    await Promise.all([refresh(guardian), refresh(other), refresh(guardian)]);
    expect(await names(other)).toEqual(await names(guardian));
    const { rows } = await sql<{ many: number }>`select count(*)::int as many from child`.execute(portal.db);
    expect(rows[0]?.many).toBe(3);
  });

  test('BEY-05 what the register no longer says has ended, and comes back when it says it again', async () => {
    await refresh(guardian);
    population = { childrenOf: async (ssn) => (await samplePopulation().childrenOf(ssn)).slice(1) };
    await refresh(guardian);
    expect(await names(guardian)).toEqual(['Emil', 'Ask']);
    population = samplePopulation();
    await refresh(guardian);
    expect(await names(guardian)).toEqual(['Emil', 'Nora', 'Ask']);
  });

  test('BEY-05 a register that does not answer takes nothing away, and is told in words', async () => {
    await refresh(guardian);
    population = { childrenOf: async () => Promise.reject(new Error('away')) };
    const answer = await refresh(guardian);
    expect([answer.status, answer.json().message]).toEqual([503, expect.stringContaining('Folkeregisteret')]);
    expect(await names(guardian)).toHaveLength(3);
  });

  test('BEY-05 a user who never came with an eID is asked to, and the register is not', async () => {
    const plain = await portal.given.person('Uten Nummer');
    let asked = 0;
    population = {
      childrenOf: async () => {
        asked += 1;
        return [];
      },
    };
    const answer = await refresh(plain);
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('BankID')]);
    expect([(await household(plain)).is_identified, asked]).toEqual([false, 0]);
  });

  test('BEY-05 from the day of coming of age guardians see nothing, and the young see themselves', async () => {
    const parent = await givenIdentified(portal, 'Mild Skog', MILD_SKOG);
    await refresh(parent);
    expect(await names(parent)).toEqual(['Kvikk', 'Sol']);
    now = new Date('2029-05-04T21:59:00Z');
    expect(await names(parent)).toContain('Kvikk');
    now = new Date('2029-05-04T22:00:00Z');
    expect(await names(parent)).toEqual(['Sol']);
  });

  test('BEY-05 guardians who do not come by are asked about again after 30 days, and lose what has ended', async () => {
    const asked: string[] = [];
    const run = () =>
      askAgainWorker({
        population: {
          ...samplePopulation(),
          childrenOf: (ssn) => {
            asked.push(ssn);
            return population.childrenOf(ssn);
          },
        },
        numberOf: personNumberOf,
      }).work({ ...portal.jobServices, now: () => now }, {});
    await refresh(guardian);
    await refresh(other);
    await run();
    expect(asked).toEqual([]);

    now = new Date('2026-12-18T11:00:00Z');
    const sample = samplePopulation();
    population = {
      childrenOf: (ssn) => (ssn === FRISK_VIND ? Promise.reject(new Error('away')) : sample.childrenOf(ssn)),
    };
    await run();
    expect([asked.sort(), await names(guardian), await names(other)]).toEqual([
      [ROLIG_FJORD, FRISK_VIND].sort(),
      ['Emil', 'Nora', 'Ask'],
      ['Emil', 'Nora', 'Ask'],
    ]);
    await run();
    expect(asked).toHaveLength(2);

    now = new Date('2026-12-19T12:00:00Z');
    population = {
      childrenOf: async (ssn) => (await sample.childrenOf(ssn)).filter(({ first_name }) => first_name === 'Ask'),
    };
    await run();
    expect(asked.slice(2)).toEqual([FRISK_VIND]);
    expect([await names(guardian), await names(other)]).toEqual([['Emil', 'Nora', 'Ask'], ['Ask']]);
  });

  test('BEY-05 a guardian whose children cannot be kept holds up no other', async () => {
    await refresh(other);
    await refresh(guardian);
    now = new Date('2026-12-18T11:00:00Z');
    const sample = samplePopulation();
    const nameless = async (ssn: string) =>
      (await sample.childrenOf(ssn)).map((child) => (ssn === FRISK_VIND ? { ...child, first_name: '' } : child));
    const asked: string[] = [];
    const childrenOf = (ssn: string) => {
      asked.push(ssn);
      return nameless(ssn);
    };
    const { work } = askAgainWorker({ population: { ...sample, childrenOf }, numberOf: personNumberOf });
    const run = () => work({ ...portal.jobServices, now: () => now }, {});
    await expect(run()).rejects.toThrow();
    await run();
    expect(asked.toSorted()).toEqual([ROLIG_FJORD, FRISK_VIND].toSorted());
    expect(await names(other)).toEqual(['Emil', 'Nora', 'Ask']);
  });

  test('BEY-05 where the register answers nobody, nothing ends, and the run has failed', async () => {
    await refresh(guardian);
    for (const number of Array.from({ length: 8 }, (_, index) => index)) {
      const user = await givenIdentified(portal, `Vakker Li ${number}`, `2688${number}`);
      await sql`insert into guardianship (id, child_id, guardian_user_id, source, started_at)
        select gen_random_uuid(), id, ${user}, 'register', ${now} from child`.execute(portal.db);
    }
    const childrenOf = vi.fn(() => Promise.reject(new Error('away')));
    const { work } = askAgainWorker({ population: { ...samplePopulation(), childrenOf }, numberOf: personNumberOf });
    await expect(work({ ...portal.jobServices, now: () => now }, {})).rejects.toThrow('does not answer');
    expect(childrenOf).toHaveBeenCalledTimes(5);
    expect(await names(guardian)).toEqual(['Emil', 'Nora', 'Ask']);
  });

  test('D-10 numbers are stored sealed, and stand in no answer, log or audit entry', async () => {
    await refresh(guardian);
    const settled = { child_ssn: NORA, guardian_ssn: FRISK_VIND, reason: 'Fosterhjem, sak 26/114' };
    await portal.as(staff).post('/api/municipality/guardianships', settled);
    const { rows } = await sql<{ all: string }>`
      select (select json_agg(child) from child)::text || (select json_agg(audit_entry) from audit_entry)::text
        || (select json_agg(guardianship) from guardianship)::text as all`.execute(portal.db);
    for (const ssn of [NORA, ASK, ROLIG_FJORD, FRISK_VIND]) {
      expect(rows[0]?.all).not.toContain(ssn);
      expect(JSON.stringify(await household(guardian))).not.toContain(ssn);
    }
  });

  test('CRD-10 numbers go over to another secret, and are found and opened by it', async () => {
    await refresh(guardian);
    const [before, after] = [portal.jobServices.secrets, createSecrets('another secret that is long enough')];
    await resealChildren(portal.db, before, after);
    const digest = after.digest('ssn', NORA);
    const { rows } = await sql<{ id: string; ssn_sealed: string }>`
      select id, ssn_sealed from child where ssn_digest = ${digest}`.execute(portal.db);
    const [nora] = rows;
    expect(after.open(nora?.ssn_sealed ?? '', `child.ssn ${nora?.id}`)).toBe(NORA);
    await resealChildren(portal.db, null, before);
    await refresh(guardian);
    expect(await names(guardian)).toHaveLength(3);
  });

  test('USR-06 a child whose last guardian has left goes, unless it has a login of its own', async () => {
    const parent = await givenIdentified(portal, 'Mild Skog', MILD_SKOG);
    const kvikk = await givenIdentified(portal, 'Kvikk Furu', KVIKK_FURU);
    await refresh(parent);
    const run = async () => {
      for (const { work } of householdWorkers) await work(portal.jobServices, {});
      const { rows } = await sql<{ first_name: string }>`select first_name from child order by 1`.execute(portal.db);
      return rows.map(({ first_name }) => first_name);
    };
    expect(await run()).toEqual(['Kvikk', 'Sol']);
    await sql`delete from guardianship`.execute(portal.db);
    expect(await run()).toEqual(['Kvikk']);
    await sql`update child set user_id = null where user_id = ${kvikk}`.execute(portal.db);
    expect(await run()).toEqual([]);
    await refresh(parent);
    now = new Date('2029-05-05T11:00:00Z');
    expect(await run()).toEqual(['Kvikk', 'Sol']);
    await sql`update child set user_id = null`.execute(portal.db);
    expect(await run()).toEqual(['Sol']);
  });
});
