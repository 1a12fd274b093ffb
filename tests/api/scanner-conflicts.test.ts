import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issuePass, type PassKind, type PassPlace } from '#features/passes/server/public.ts';
import { scannerWorkers } from '#features/scanner/server/jobs.ts';
import { type Conflict, tellOfConflictJob } from '#features/scanner/server/jobs-declared.ts';
import { takeScans } from '#features/scanner/server/take-scans.ts';
import type { Context } from '#platform/server/context.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { BERGEN } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo } from '#tests/support/sent-letters.ts';

const NOW = new Date('2026-11-18T16:00:00Z');
const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;
const secrets = createSecrets('the secret of these tests');

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
});
afterAll(() => portal.close());

/** A feature with something to show that is used once: the earliest use stands, whichever arrived first. */
function onceOnly(): PassKind {
  const uses = new Map<string, { key: string; at: Date }>();
  const reading = (thing_id: string, outcome: 'holds' | 'used' | 'used_before') =>
    ({ kind: 'ticket', thing_id, outcome, title: 'Svømming', holder: 'Nora', detail: null, until: null }) as const;
  return {
    kind: 'ticket',
    read: async (_context, thing_id) => reading(thing_id, uses.has(thing_id) ? 'used_before' : 'holds'),
    async use(_context, thing_id, _place, use) {
      const before = uses.get(thing_id);
      if (before && before.key !== use.key && before.at <= use.at) return reading(thing_id, 'used_before');
      uses.set(thing_id, use);
      return { ...reading(thing_id, 'used'), displaced_key: before?.key === use.key ? undefined : before?.key };
    },
    takeAlong: async () => [],
  };
}

async function givenDesk() {
  const { given } = portal;
  const club = await given.organisation({ name: 'Svømmehallen' });
  const admin = await given.person('Ada Admin', { email: `${randomUUID()}@test.example` });
  const moderator = await given.person('Mia Moderator', { email: `${randomUUID()}@test.example` });
  const member = await given.person('Mons Medlem', { email: `${randomUUID()}@test.example` });
  await given.member(club, admin, 'admin');
  await given.member(club, moderator, 'moderator');
  await given.member(club, member);
  const conflicts: Conflict[] = [];
  const context = {
    ...portal.jobServices,
    now: NOW,
    secrets,
    language: 'nb',
    tenant: { key: 'bergen', is_sunset: false },
    actor: { id: moderator, scopes: [], grants: [] },
    enqueue: async (_db: unknown, job: unknown, ...payloads: Conflict[]) => {
      expect(job).toBe(tellOfConflictJob);
      conflicts.push(...payloads);
    },
  } as unknown as Context;
  const kind = onceOnly();
  const { code } = await issuePass(context, { municipality_id: BERGEN, kind: 'ticket', thing_id: randomUUID() });
  const place = { organization_id: club } satisfies PassPlace;
  const send = async (minutesAgo: number, more: { was_let_in?: boolean; key?: string } = {}) => {
    const at = new Date(NOW.getTime() - minutesAgo * 60_000).toISOString();
    const entry = { key: randomUUID(), text: code, at, is_use: true, was_let_in: false, ...more };
    const [answer] = await takeScans(context, [kind], { place, entries: [entry] });
    return answer;
  };
  return { admin, moderator, member, conflicts, send };
}

describe('BEY-04 a ticket that is used on two devices without a network', () => {
  test('BEY-04 the first by the moment stands when it arrives last, and the other gives way', async () => {
    const { send, conflicts } = await givenDesk();
    expect(await send(10, { was_let_in: true })).toMatchObject({ outcome: 'used', is_conflict: false });
    expect(await send(30, { was_let_in: true })).toMatchObject({ outcome: 'used', is_conflict: true });
    expect(conflicts).toMatchObject([{ title: 'Svømming', is_twice: true }]);
  });

  test('BEY-04 the second by the moment was let in, and does not count', async () => {
    const { send, conflicts } = await givenDesk();
    await send(30, { was_let_in: true });
    expect(await send(10, { was_let_in: true })).toMatchObject({ outcome: 'used_before', is_conflict: true });
    expect(conflicts).toHaveLength(1);
  });

  test('BEY-04 who is turned away at the desk is nothing to tell of, and a delivery that is repeated neither', async () => {
    const { send, conflicts } = await givenDesk();
    const key = randomUUID();
    for (let time = 0; time < 3; time += 1) await send(30, { was_let_in: true, key });
    expect(await send(10)).toMatchObject({ outcome: 'used_before', is_conflict: false });
    expect(conflicts).toEqual([]);
  });

  test('BEY-04 those at the desk are told once: admins and moderators, and nobody else', async () => {
    const { send, conflicts, admin, moderator, member } = await givenDesk();
    await send(30, { was_let_in: true });
    await send(10, { was_let_in: true });
    const [conflict] = conflicts;
    const [telling] = scannerWorkers({ origins: ORIGINS });
    for (let time = 0; time < 2; time += 1) {
      if (conflict) await telling?.work(portal.jobServices, conflict);
    }
    for (const person of [admin, moderator]) {
      const [letter, ...others] = await lettersTo(portal, person);
      expect(others).toEqual([]);
      expect(letter?.subject).toBe('Brukt to ganger: Svømming');
      expect(letter?.text).toContain('Den første gangen gjelder');
      expect(letter?.text).not.toContain('Nora');
    }
    expect(await lettersTo(portal, member)).toEqual([]);
  });
});
