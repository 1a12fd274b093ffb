import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '#features/cards/contract.ts';
import { readTicket } from '#features/identity/server/sessions.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { cardCalls, childNamed, forgetCards, givenRunningScheme } from '#tests/support/card-scene.ts';
import { givenIdentified, KVIKK_FURU, MILD_SKOG } from '#tests/support/household-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { browserAt, fetchTicket, logIn } from './idporten-browser.ts';
import { listenFor } from './raw-request.ts';

const TODAY = new Date('2026-11-17T11:00:00Z');
/** The day on which Kvikk, born on 5 May 2011, turns 18 in Oslo. */
const OF_AGE = new Date('2029-05-04T22:00:00Z');

let portal: TestPortal;
let port: number;
let now = TODAY;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  port = await listenFor(portal.server);
});
afterAll(() => portal.close());

let parent: UserId;
let running: Awaited<ReturnType<typeof givenRunningScheme>>;
let calls: ReturnType<typeof cardCalls>;
beforeEach(async () => {
  now = TODAY;
  calls = cardCalls(portal);
  await forgetCards(portal.db);
  await sql`delete from child`.execute(portal.db);
  await sql`update scheme_version set state = 'ended', ended_at = now(), ended_on = '2026-01-01', end_reason = 'Slutt'
    where state = 'published'`.execute(portal.db);
  await sql`update app_user set ssn_sealed = null, ssn_digest = null`.execute(portal.db);
  parent = await givenIdentified(portal, 'Mild Skog', MILD_SKOG);
  running = await givenRunningScheme(portal.db, { ends_on: '2029-07-31', max_age: '24' });
});

/** Logs in with an eID as a person of the embedded provider, and accepts the terms. */
async function comeWithEid(person: string): Promise<UserId> {
  const browser = browserAt(() => port);
  const { answer } = await fetchTicket(browser, await logIn(browser, person));
  const user = ids.user.parse((await readTicket(portal.jobServices.secrets, answer.access_token, now))?.sub);
  await sql`update app_user set terms_accepted_at = ${now} where id = ${user}`.execute(portal.db);
  return user;
}

const refresh = async (user: UserId) => (await calls.refresh(user)).json().data;
const cards = async (user: UserId): Promise<Card[]> => (await calls.cards(user)).json().data;
const open = async (user: UserId, child: string) =>
  (await calls.create(user, { child_id: child, scheme_id: running.scheme })).status;

describe('BEY-05 coming of age', () => {
  test('BEY-05 a young person who logs in after the guardian asked the register has the account at 18', async () => {
    await refresh(parent);
    expect(await open(parent, await childNamed(portal.db, 'Kvikk'))).toBe(200);
    const young = await comeWithEid('kvikk-furu');
    expect(await cards(young)).toEqual([]);
    now = OF_AGE;
    expect(await cards(young)).toMatchObject([{ name: 'Kvikk Furu', role: 'holder' }]);
    expect(await cards(parent)).toEqual([]);
  });

  test('BEY-05 one who logs in for the first time after turning 18 has it from then on', async () => {
    await refresh(parent);
    expect(await open(parent, await childNamed(portal.db, 'Kvikk'))).toBe(200);
    now = OF_AGE;
    expect(await cards(parent)).toEqual([]);
    expect(await cards(await comeWithEid('kvikk-furu'))).toMatchObject([{ name: 'Kvikk Furu', role: 'holder' }]);
  });

  test('BEY-05 those who have logged in before are joined with their account by the migration', async () => {
    await refresh(parent);
    expect(await open(parent, await childNamed(portal.db, 'Kvikk'))).toBe(200);
    const young = await givenIdentified(portal, 'Kvikk Furu', KVIKK_FURU);
    const migration = readFileSync('database/migrations/0119_young_people_are_linked.sql', 'utf8');
    await sql.raw(migration).execute(portal.db);
    now = OF_AGE;
    expect(await cards(young)).toMatchObject([{ name: 'Kvikk Furu', role: 'holder' }]);
  });
});

describe('CRD-06 a scheme that goes on after 18', () => {
  const VARM = { first_name: 'Varm', age: 22 };
  const known = async () => {
    const { rows } = await sql<{ first_name: string }>`select first_name from child order by 1`.execute(portal.db);
    return rows.map(({ first_name }) => first_name);
  };

  test('CRD-06 a grown-up whom nobody has looked up opens an account for themselves', async () => {
    const varm = await comeWithEid('varm-stue');
    expect((await calls.family(varm)).offers).toEqual([]);
    expect(await refresh(varm)).toMatchObject({ acts_for_oneself: true, children: [] });
    const { offers } = await calls.family(varm);
    expect(offers).toMatchObject([{ child: VARM, is_open: true }]);
    expect(await open(varm, offers[0].child.id)).toBe(200);
    expect(await cards(varm)).toMatchObject([{ name: 'Varm Stue', role: 'holder', amount_ore: 200_000 }]);
  });

  test('CRD-06 of a grown-up whom no scheme is for nothing is kept', async () => {
    await sql`update scheme_version set state = 'ended', ended_at = now(), ended_on = '2026-01-01', end_reason = 'Slutt'
      where state = 'published'`.execute(portal.db);
    await givenRunningScheme(portal.db, { ends_on: '2029-07-31', max_age: '18' });
    const varm = await comeWithEid('varm-stue');
    expect(await refresh(varm)).toMatchObject({ acts_for_oneself: false, children: [] });
    expect(await known()).toEqual([]);
  });

  test('CRD-06 a guardian who is too old for any scheme is not asked about, and not kept', async () => {
    expect(await refresh(parent)).toMatchObject({ acts_for_oneself: false });
    expect(await known()).toEqual(['Kvikk', 'Sol']);
  });
});
