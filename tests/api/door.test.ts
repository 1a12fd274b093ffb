import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeDigest } from '#platform/server/signed-code.ts';
import { type DoorScene, inSeconds, minutesAgo, NOW, startDoor } from '#tests/support/door-scene.ts';
import type { TestPortal } from '#tests/support/portal.ts';

let scene: DoorScene;
let portal: TestPortal;
beforeAll(async () => {
  scene = await startDoor();
  portal = scene.portal;
});
afterAll(() => portal.close());

describe('OCC-10 the list at the door', () => {
  test('OCC-10 has names, states and digests of codes, in the order of names, and nothing else about people', async () => {
    const { coach, now, event } = await scene.givenDoor();
    const åse = await scene.givenComer('Åse Aas', now);
    const berit = await scene.givenComer('Berit Berg', now, 'waiting');
    const list = await scene.listFor(coach, now);
    expect(list).toMatchObject({ event_id: event, event_name: 'Fotball' });
    expect(inSeconds(list.as_of)).toBe(NOW.toISOString());
    expect(list.people.map(({ name, status }) => [name, status])).toEqual([
      ['Berit Berg', 'waiting'],
      ['Åse Aas', 'attending'],
    ]);
    const [, first] = list.people;
    expect(Object.keys(first ?? {}).sort()).toEqual([
      'attendance_id',
      'checked_in_at',
      'code_digest',
      'name',
      'status',
    ]);
    const code = await scene.codeOf(åse.id, now);
    expect(first?.code_digest).toBe(codeDigest(code));
    expect(JSON.stringify(list)).not.toContain(code);
    expect(JSON.stringify(list)).not.toContain(berit.id);
  });

  test('OCC-10 is for those who may see who takes part', async () => {
    const { now, event } = await scene.givenDoor();
    const comer = await scene.givenComer('Kari Kommer', now);
    const hidden = await scene.givenDoor({ isPrivate: true });
    const entries = [{ key: randomUUID(), attendance_id: comer.attendance, is_in: true, at: NOW.toISOString() }];
    const statuses = async (occurrence: string) => [
      (await portal.as(comer.id).get(`/api/occurrences/${occurrence}/door`)).status,
      (await portal.as(comer.id).post(`/api/occurrences/${occurrence}/door`, { entries })).status,
    ];
    expect(await statuses(now)).toEqual([403, 403]);
    expect(await statuses(hidden.now)).toEqual([404, 404]);
    expect(await statuses(randomUUID())).toEqual([404, 404]);
    expect((await portal.as(comer.id).post(`/api/attendees/${comer.attendance}/check-in`, {})).status).toBe(403);
    await sql`update event set deleted_at = now() where id = ${event}`.execute(portal.db);
    expect(await statuses(now)).toEqual([404, 404]);
    const { rows } = await sql`select 1 from door_entry where attendance_id = ${comer.attendance}`.execute(portal.db);
    expect(rows).toEqual([]);
  });
});

describe('OCC-10 codes', () => {
  test('OCC-10 a code lets its owner in, and says so when they come again', async () => {
    const { coach, now } = await scene.givenDoor();
    const { id, attendance } = await scene.givenComer('Kari Kommer', now);
    const code = await scene.codeOf(id, now);
    expect(code).toMatch(/^NB1[0-9A-V]{52}$/);
    const first = await scene.send(coach, now, [{ code, at: minutesAgo(5) }]);
    expect(first).toMatchObject([{ outcome: 'in', attendance_id: attendance, name: 'Kari Kommer' }]);
    expect(await scene.send(coach, now, [{ code }])).toMatchObject([{ outcome: 'already_in', name: 'Kari Kommer' }]);
    expect(await scene.cameAt(coach, now, attendance)).toBe(minutesAgo(5));
  });

  test('OCC-10 a code is good at its own time only, and does not say whose it is elsewhere', async () => {
    const { coach, now, later } = await scene.givenDoor();
    const { id } = await scene.givenComer('Kari Kommer', later);
    const code = await scene.codeOf(id, later);
    expect(await scene.send(coach, now, [{ code }])).toMatchObject([
      { outcome: 'other_time', attendance_id: null, name: null },
    ]);
    const elsewhere = await scene.givenDoor();
    expect(await scene.send(elsewhere.coach, elsewhere.now, [{ code }])).toMatchObject([
      { outcome: 'other_time', name: null },
    ]);
  });

  test('OCC-10 a code cannot be made from another, changed, or guessed', async () => {
    const { coach, now, later } = await scene.givenDoor();
    const kari = await scene.givenComer('Kari Kommer', now);
    const odd = await scene.givenComer('Odd Ofte', now);
    const kariLater = await portal.given.attendance(later, kari.id);
    const [code, other, next] = [
      await scene.codeOf(kari.id, now),
      await scene.codeOf(odd.id, now),
      await scene.codeOf(kari.id, later),
    ];
    const changed = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
    const forged = [
      // Another user's place with one's own signature, and one's own place with that of another time.
      other.slice(0, 29) + code.slice(29),
      code.slice(0, 29) + next.slice(29),
      changed,
      code.slice(0, 29) + '0'.repeat(26),
      `NB1${'V'.repeat(52)}`,
      `NB2${code.slice(3)}`,
      code.toLowerCase(),
      `${code}0`,
      'https://example.no/',
      '',
      kari.attendance,
      '\u00e6'.repeat(400),
    ];
    const answers = await scene.send(
      coach,
      now,
      forged.map((text) => ({ code: text })),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(forged.map(() => 'unknown_code'));
    expect(answers.every(({ name }) => name === null)).toBe(true);
    for (const attendance of [kari.attendance, odd.attendance]) {
      expect(await scene.cameAt(coach, now, attendance)).toBeNull();
    }
    expect(await scene.cameAt(coach, later, kariLater)).toBeNull();
    // Each of them can fail: the code itself is good.
    expect(await scene.send(coach, now, [{ code }])).toMatchObject([{ outcome: 'in' }]);
  });

  test('OCC-10 a line of the list that is of another time, or of nobody, ticks nobody', async () => {
    const { coach, now, later } = await scene.givenDoor();
    const { attendance } = await scene.givenComer('Kari Kommer', later);
    const answers = await scene.send(coach, now, [{ attendance_id: attendance }, { attendance_id: randomUUID() }, {}]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['other_time', 'unknown_code', 'unknown_code']);
    expect(await scene.cameAt(coach, later, attendance)).toBeNull();
  });

  test('OCC-10 one’s own code is there for as long as one has a place', async () => {
    const { now, coach } = await scene.givenDoor();
    const { id, attendance } = await scene.givenComer('Kari Kommer', now);
    const read = (as: string | undefined) => portal.as(as).get(`/api/occurrences/${now}/code`, { language: 'nb' });
    expect((await read(id)).json().data).toMatchObject({ event_name: 'Fotball', name: 'Kari Kommer' });
    expect((await read(coach)).status).toBe(404);
    expect((await read(undefined)).status).toBe(401);
    const waiting = await scene.givenComer('Vera Venter', now, 'waiting');
    const answer = await read(waiting.id);
    expect([answer.status, answer.json().message]).toEqual([
      409,
      'Du står på venteliste. Koden kommer når du får plass.',
    ]);
    await sql`update attendance set status = 'left' where id = ${attendance}`.execute(portal.db);
    expect((await read(id)).status).toBe(404);
  });

  test('OCC-10 the user who has left is not let in, unless they came back', async () => {
    const { coach, now } = await scene.givenDoor();
    const { id, attendance } = await scene.givenComer('Kari Kommer', now);
    const code = await scene.codeOf(id, now);
    await sql`update attendance set status = 'left' where id = ${attendance}`.execute(portal.db);
    const answers = await scene.send(coach, now, [{ code }, { attendance_id: attendance }]);
    expect(answers).toMatchObject([
      { outcome: 'not_signed_up', attendance_id: null, name: 'Kari Kommer' },
      { outcome: 'not_signed_up', attendance_id: null },
    ]);
    const again = await portal.given.attendance(now, id);
    expect(await scene.send(coach, now, [{ code }])).toMatchObject([{ outcome: 'in', attendance_id: again }]);
  });

  test('OCC-10 a user who waits is let in by being chosen on the list, not by a code', async () => {
    const { coach, now } = await scene.givenDoor();
    const { id, attendance } = await scene.givenComer('Vera Venter', now);
    const code = await scene.codeOf(id, now);
    await sql`update attendance set status = 'waiting' where id = ${attendance}`.execute(portal.db);
    expect(await scene.send(coach, now, [{ code }])).toMatchObject([
      { outcome: 'not_signed_up', attendance_id: attendance, name: 'Vera Venter' },
    ]);
    expect(await scene.cameAt(coach, now, attendance)).toBeNull();
    expect(await scene.send(coach, now, [{ attendance_id: attendance }])).toMatchObject([{ outcome: 'in' }]);
    expect(await scene.cameAt(coach, now, attendance)).toBe(minutesAgo(1));
  });
});

describe('OCC-10 by hand', () => {
  test('OCC-10 one person is ticked and unticked from the list, and both are written down with who did it', async () => {
    const { coach, now } = await scene.givenDoor();
    const { attendance } = await scene.givenComer('Kari Kommer', now);
    const tick = (is_in: boolean) => portal.as(coach).post(`/api/attendees/${attendance}/check-in`, { is_in });
    expect((await tick(true)).status).toBe(204);
    expect(await scene.cameAt(coach, now, attendance)).toBe(NOW.toISOString());
    expect((await portal.as(coach).post(`/api/attendees/${randomUUID()}/check-in`, {})).status).toBe(404);
    const { rows } = await sql`
      select kind, actor_user_id from attendance_change where attendance_id = ${attendance}`.execute(portal.db);
    expect(rows).toEqual([{ kind: 'checked_in', actor_user_id: coach }]);
    await sql`update attendance set status = 'left' where id = ${attendance}`.execute(portal.db);
    expect((await tick(true)).status).toBe(409);
  });
});
