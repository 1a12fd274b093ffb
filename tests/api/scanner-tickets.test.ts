import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scanned } from '#features/scanner/contract.ts';
import { codeDigest } from '#platform/server/signed-code.ts';
import { type TicketScene, ticketScene } from '#tests/support/ticket-scene.ts';

let scene: TicketScene;
beforeAll(async () => {
  scene = await ticketScene();
});
afterAll(() => scene.close());

const NOW = '2026-11-18T12:00:00Z';

/** Reserved for the mother's child, at the pool. */
async function givenTicket() {
  scene.setClock(NOW);
  const group = await scene.group({ organization_id: scene.pool });
  const card = await scene.newCard([scene.people.mother]);
  const { id } = (await scene.reserve(scene.people.mother, group, card)).json().data;
  const { pass } = (await scene.call(scene.people.mother, 'GET', `/tickets/${id}`)).json().data;
  return { id: id as string, pass: pass as { code: string; digits: string } };
}

async function scan(text: string, more: object = {}, as: string = scene.people.keeper): Promise<Scanned> {
  const entry = { key: randomUUID(), text, at: NOW, ...more };
  const body = { place: { organization_id: scene.pool }, entries: [entry] };
  const answer = await scene.call(as, 'POST', '/scans', body);
  expect([answer.body, answer.status]).toEqual([answer.body, 200]);
  return answer.json().data[0];
}

describe('BEY-04 TIC-03 tickets in front of the scanner', () => {
  test('BEY-04 the code or its digits: one ticket, used once, by a first name', async () => {
    const { pass } = await givenTicket();
    expect(await scan(pass.digits, { is_use: false })).toMatchObject({ kind: 'ticket', outcome: 'holds' });
    expect(await scan(pass.code)).toMatchObject({ kind: 'ticket', outcome: 'used', title: 'Svømming i Sundhallen' });
    expect(await scan(pass.digits)).toMatchObject({ outcome: 'used_before', is_conflict: false });
  });

  test('BEY-04 used on two devices without a network: the first by the moment stands, and it is a conflict', async () => {
    const { pass } = await givenTicket();
    const at = (minutes: number) => ({
      at: new Date(Date.parse(NOW) - minutes * 60_000).toISOString(),
      was_let_in: true,
    });
    expect(await scan(pass.code, at(5))).toMatchObject({ outcome: 'used', is_conflict: false });
    expect(await scan(pass.code, at(20))).toMatchObject({ outcome: 'used', is_conflict: true });
    expect(await scan(pass.code, at(10))).toMatchObject({ outcome: 'used_before', is_conflict: true });
  });

  test('BEY-04 yesterday’s ticket says that its time is over', async () => {
    const { pass } = await givenTicket();
    scene.setClock('2026-12-02T12:00:00Z');
    expect(await scan(pass.code, { at: '2026-12-02T12:00:00Z' })).toMatchObject({ kind: 'ticket', outcome: 'over' });
  });

  test('BEY-04 at another desk it belongs somewhere else, and nothing is told of it', async () => {
    const { pass } = await givenTicket();
    const body = { place: { municipality_id: '3203' }, entries: [{ key: randomUUID(), text: pass.code, at: NOW }] };
    const answer = await scene.call(scene.people.admin, 'POST', '/scans', body);
    expect(answer.json().data).toMatchObject([{ outcome: 'other_place', kind: null, title: null, holder: null }]);
  });

  test('BEY-04 a device takes along what it needs to know them, and no code', async () => {
    const { pass } = await givenTicket();
    const list = (await scene.call(scene.people.keeper, 'GET', `/scans/along?organization_id=${scene.pool}`)).json()
      .data;
    expect(list.entries.length).toBeGreaterThan(0);
    expect(list.entries[0]).toMatchObject({ from: null, reading: { kind: 'ticket', outcome: 'holds' } });
    expect(JSON.stringify(list)).not.toContain(pass.code);
    expect(JSON.stringify(list)).not.toContain(pass.digits);
    // D-15: nor a digest of the digits, which would be found again in a second among ten million.
    expect(JSON.stringify(list)).not.toContain(codeDigest(pass.digits));
    expect(list.entries[0].digits_mark).toMatch(/^[0-9a-z]{1,4}$/);
  });
});
