import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PassKindName } from '#features/passes/rules.ts';
import { passesOf } from '#features/passes/server/public.ts';
import type { Scan, Scanned } from '#features/scanner/contract.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET } from '#platform/server/settings.ts';
import { type CultureScene, cultureScene } from '#tests/support/culture-scene.ts';
import type { TestPortal } from '#tests/support/portal.ts';
import { type TicketScene, ticketScene } from '#tests/support/ticket-scene.ts';

const secrets = createSecrets(DEMO_SECRET);

/** What stands in the QR code of a thing. */
async function codeOf({ db }: TestPortal, kind: PassKindName, thing: string): Promise<string> {
  const passes = await passesOf({ db, secrets }, kind, [thing]);
  return passes.get(thing)?.code ?? '';
}

type Shown = Partial<Scan> & { text: string };
const entryOf = (scan: Shown, at: string) => ({ key: randomUUID(), at, ...scan });

describe('BEY-04 TIC-03 tickets that ran out while a device was without a network', () => {
  let scene: TicketScene;
  beforeAll(async () => {
    scene = await ticketScene();
  });
  afterAll(() => scene.close());

  const RESERVED = '2026-11-18T12:00:00Z';
  const BEFORE_IT_RAN_OUT = '2026-11-19T12:00:00Z';
  const AFTER_IT_RAN_OUT = '2026-11-24T12:00:00Z';

  async function scan(shown: Shown): Promise<Scanned> {
    const body = { place: { organization_id: scene.pool }, entries: [entryOf(shown, AFTER_IT_RAN_OUT)] };
    const answer = await scene.call(scene.people.keeper, 'POST', '/scans', body);
    expect([answer.body, answer.status]).toEqual([answer.body, 200]);
    return answer.json().data[0];
  }

  /** The only one there is, held for two days. */
  async function givenHeld() {
    scene.setClock(RESERVED);
    const group = await scene.group({ organization_id: scene.pool, total: 1, hold_days: 2 });
    const card = await scene.newCard([scene.people.mother]);
    const { id } = (await scene.reserve(scene.people.mother, group, card)).json().data;
    return { group, code: await codeOf(scene.portal, 'ticket', id) };
  }

  async function runOut() {
    scene.setClock(AFTER_IT_RAN_OUT);
    await scene.work('tickets.run-out');
  }

  test('BEY-04 after it ran out its time is over, and nothing is counted as used', async () => {
    const { group, code } = await givenHeld();
    await runOut();
    expect(await scan({ text: code })).toMatchObject({ kind: 'ticket', outcome: 'over', is_conflict: false });
    const { kept, found } = await scene.counted(group);
    expect([kept, found?.used]).toEqual([found, 0]);
  });

  test('BEY-04 used before it ran out and told afterwards, it counts once, however often it is told', async () => {
    const { group, code } = await givenHeld();
    await runOut();
    const told = { text: code, key: randomUUID(), at: BEFORE_IT_RAN_OUT, was_let_in: true };
    for (let time = 0; time < 2; time += 1) {
      expect(await scan(told)).toMatchObject({ outcome: 'used', is_conflict: false });
    }
    const { kept, found } = await scene.counted(group);
    expect([kept, found?.used]).toEqual([found, 1]);
  });

  test('BEY-04 where the next in the queue has it by now, the one let in is a conflict, and the next keeps it', async () => {
    const { group, code } = await givenHeld();
    const { stranger } = scene.people;
    await scene.wait(stranger, group, await scene.newCard([stranger], { first_name: 'Samira' }));
    await runOut();
    expect(await scan({ text: code, at: BEFORE_IT_RAN_OUT, was_let_in: true })).toMatchObject({
      outcome: 'over',
      is_conflict: true,
    });
    const [next] = (await scene.shown(stranger, group)).cards[0].tickets;
    const text = await codeOf(scene.portal, 'ticket', next.id);
    expect(await scan({ text, is_use: false })).toMatchObject({ outcome: 'holds', holder: 'Samira' });
  });
});

describe('BEY-04 CUL-01 culture cards in front of the scanner', () => {
  let scene: CultureScene;
  beforeAll(async () => {
    scene = await cultureScene();
  });
  afterAll(() => scene.close());

  const NOW = '2026-11-18T18:00:00Z';

  async function scan(shown: Shown, { id, moderator } = scene.house): Promise<Scanned> {
    const body = { place: { organization_id: id }, entries: [entryOf(shown, NOW)] };
    const answer = await scene.send(moderator, 'POST', '/scans', body);
    expect([answer, answer.status]).toEqual([answer, 200]);
    return answer.data[0];
  }

  async function givenCard(group: Parameters<CultureScene['givenGroup']>[1] = {}) {
    const id = await scene.givenCard(scene.people.admin, await scene.givenGroup(scene.people.admin, group));
    return { id, code: await codeOf(scene.portal, 'culture_card', id) };
  }

  test('BEY-04 each scan is a visit until none are left, and a scan told twice is one', async () => {
    const { id, code } = await givenCard({ visits_per_period: 2 });
    expect(await scan({ text: code, is_use: false })).toMatchObject({
      kind: 'culture_card',
      outcome: 'holds',
      title: 'Ungdom 16–19 år',
      detail: '2 besøk igjen',
    });
    const first = { text: code, key: randomUUID() };
    expect(await scan(first)).toMatchObject({ outcome: 'used', detail: '1 besøk igjen' });
    expect(await scan(first)).toMatchObject({ outcome: 'used', detail: '1 besøk igjen' });
    expect(await scan({ text: code })).toMatchObject({ outcome: 'used', detail: '0 besøk igjen' });
    expect(await scan({ text: code })).toMatchObject({ outcome: 'no_visits_left', is_conflict: false });
    expect(await scene.usedOf(id)).toBe(2);
  });

  test('BEY-04 let in at two venues without a network with one visit left: one counts, the other is a conflict', async () => {
    const { id, code } = await givenCard({ visits_per_period: 1 });
    const offline = { text: code, was_let_in: true };
    expect(await scan(offline)).toMatchObject({ outcome: 'used', is_conflict: false });
    expect(await scan(offline, scene.museum)).toMatchObject({ outcome: 'no_visits_left', is_conflict: true });
    expect(await scene.usedOf(id)).toBe(1);
  });

  test('BEY-04 a card that was taken back, and one whose group has ended, are stopped', async () => {
    const { people } = scene;
    const taken = await givenCard();
    expect((await scene.send(people.admin, 'DELETE', `/culture_group_members/${taken.id}`)).status).toBe(204);
    expect(await scan({ text: taken.code })).toMatchObject({ kind: 'culture_card', outcome: 'stopped' });
    const group = await scene.givenGroup(people.admin);
    const card = await scene.givenCard(people.admin, group);
    const code = await codeOf(scene.portal, 'culture_card', card);
    expect((await scene.send(people.admin, 'DELETE', `/culture_groups/${group}`)).status).toBe(204);
    expect(await scan({ text: code })).toMatchObject({ outcome: 'stopped' });
    expect([await scene.usedOf(taken.id), await scene.usedOf(card)]).toEqual([0, 0]);
  });

  test('BEY-04 before its first day and after its last it says so', async () => {
    const early = await givenCard({ valid_from: '2026-12-01' });
    expect(await scan({ text: early.code })).toMatchObject({ outcome: 'not_yet' });
    const late = await givenCard({ valid_until: '2026-11-20' });
    scene.at('2026-11-21T12:00:00Z');
    expect(await scan({ text: late.code, at: '2026-11-21T12:00:00Z' })).toMatchObject({ outcome: 'over' });
    scene.at(NOW);
  });

  test('D-16 a card of another venue’s own group, or at a desk that is no venue, says nothing of whose it is', async () => {
    const { museum, people } = scene;
    const own = await scene.givenCard(museum.moderator, await scene.givenGroup(museum.moderator, {}, museum.id));
    const code = await codeOf(scene.portal, 'culture_card', own);
    const elsewhere = { kind: null, outcome: 'other_place', title: null, holder: null };
    expect(await scan({ text: code })).toMatchObject(elsewhere);
    const body = { place: { municipality_id: '4601' }, entries: [entryOf({ text: code }, NOW)] };
    expect((await scene.send(people.admin, 'POST', '/scans', body)).data[0]).toMatchObject(elsewhere);
    expect(await scene.usedOf(own)).toBe(0);
  });
});
