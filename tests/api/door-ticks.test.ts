import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkedInAt } from '#features/door/rules.ts';
import { type DoorScene, MINUTE_MS, minutesAgo, NOW, startDoor } from '#tests/support/door-scene.ts';
import type { TestPortal } from '#tests/support/portal.ts';

let scene: DoorScene;
let portal: TestPortal;
beforeAll(async () => {
  scene = await startDoor();
  portal = scene.portal;
});
afterAll(() => portal.close());

describe('BEY-04 ticks that come late, twice and out of order', () => {
  test('BEY-04 the same tick counts once, with the same answer each time', async () => {
    const { coach, now } = await scene.givenDoor();
    const { attendance } = await scene.givenComer('Kari Kommer', now);
    const tick = { key: randomUUID(), attendance_id: attendance, at: minutesAgo(3) };
    for (let time = 0; time < 3; time += 1)
      expect(await scene.send(coach, now, [tick, tick])).toMatchObject([{ outcome: 'in' }, { outcome: 'in' }]);
    const { rows } = await sql<{ kind: string }>`
      select kind from attendance_change where attendance_id = ${attendance} order by id`.execute(portal.db);
    expect(rows).toEqual([{ kind: 'checked_in' }]);
    const entries = await sql`select 1 from door_entry where attendance_id = ${attendance}`.execute(portal.db);
    expect(entries.rows).toHaveLength(1);
  });

  test('BEY-04 a key that has been used says nothing about another person', async () => {
    const { coach, now } = await scene.givenDoor();
    const kari = await scene.givenComer('Kari Kommer', now);
    const odd = await scene.givenComer('Odd Ofte', now);
    const key = randomUUID();
    await scene.send(coach, now, [{ key, attendance_id: kari.attendance }]);
    expect(await scene.send(coach, now, [{ key, attendance_id: odd.attendance }])).toMatchObject([
      { outcome: 'unknown_code' },
    ]);
    expect(await scene.cameAt(coach, now, odd.attendance)).toBeNull();
  });

  test('BEY-04 any order and repetition of any deliveries gives the same result', async () => {
    const { coach, now } = await scene.givenDoor();
    const minute = fc.integer({ min: 1, max: 600 });
    const tick = fc.record({ is_in: fc.boolean(), minute });
    const ticks = fc.array(tick, { minLength: 1, maxLength: 6 });
    // Each delivery has some of the ticks; at last all of them arrive.
    const deliveries = fc.array(fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 4 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(ticks, deliveries, async (made, orders) => {
        const { attendance } = await scene.givenComer('Kari Kommer', now);
        const sent = made.map(({ is_in, minute: ago }) => ({
          key: randomUUID(),
          attendance_id: attendance,
          is_in,
          at: minutesAgo(ago),
        }));
        for (const order of orders)
          await scene.send(
            coach,
            now,
            order.map((place) => sent[place % sent.length] ?? {}),
          );
        await scene.send(coach, now, sent.toReversed());
        expect(await scene.cameAt(coach, now, attendance)).toBe(checkedInAt(sent));
        const { rows } = await sql`select 1 from door_entry where attendance_id = ${attendance}`.execute(portal.db);
        expect(rows).toHaveLength(sent.length);
      }),
      { numRuns: 25 },
    );
  });

  test('BEY-04 two devices at once let one person in once', async () => {
    const { coach, now, club } = await scene.givenDoor();
    const helper = await portal.given.person('Hjelper');
    await portal.given.member(club, helper, 'moderator');
    const people = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => scene.givenComer(name, now)));
    const all = () => people.map(({ attendance }) => ({ attendance_id: attendance }));
    const answers = await Promise.all([scene.send(coach, now, all()), scene.send(helper, now, all())]);
    const outcomes = answers.flat().map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'already_in')).toHaveLength(5);
    const { rows } = await sql<{ kind: string }>`
      select kind from attendance_change join attendance on attendance.id = attendance_id
      where occurrence_id = ${now}`.execute(portal.db);
    expect(rows).toHaveLength(5);
  });

  test('BEY-04 a device whose clock is wrong is put right, and keeps the order of its ticks', async () => {
    const { coach, now } = await scene.givenDoor();
    const { attendance } = await scene.givenComer('Kari Kommer', now);
    const dayAhead = (minutes: number) => new Date(NOW.getTime() + 86_400_000 - minutes * MINUTE_MS).toISOString();
    const ticks = [
      { attendance_id: attendance, is_in: false, at: dayAhead(2) },
      { attendance_id: attendance, is_in: true, at: dayAhead(10) },
    ];
    await scene.send(coach, now, ticks, { sent_at: dayAhead(0) });
    expect(await scene.cameAt(coach, now, attendance)).toBeNull();
    await scene.send(coach, now, [{ attendance_id: attendance, at: dayAhead(1) }], { sent_at: dayAhead(0) });
    expect(await scene.cameAt(coach, now, attendance)).toBe(minutesAgo(1));
  });

  test('BEY-04 without its own word for the time, a device is never believed to be in the future, nor long ago', async () => {
    const { coach, now } = await scene.givenDoor();
    const { attendance } = await scene.givenComer('Kari Kommer', now);
    const other = await scene.givenComer('Odd Ofte', now);
    await scene.send(coach, now, [
      { attendance_id: attendance, at: '2031-01-01T00:00:00Z', is_in: true },
      { attendance_id: attendance, at: '2031-01-01T00:00:01Z', is_in: false },
      { attendance_id: attendance, at: '2031-01-01T00:00:02Z', is_in: true },
    ]);
    expect(await scene.cameAt(coach, now, attendance)).toBe(NOW.toISOString());
    await scene.send(coach, now, [{ attendance_id: other.attendance, at: '1999-01-01T00:00:00Z' }]);
    expect(await scene.cameAt(coach, now, other.attendance)).toBe(minutesAgo(30 + 24 * 60));
  });

  test.each([
    ['no ticks', { entries: [] }],
    ['too many', { entries: Array.from({ length: 201 }, () => ({ key: randomUUID(), is_in: true, at: NOW })) }],
    ['a key that is none', { entries: [{ key: 'x', is_in: true, at: NOW }] }],
    ['a time that is none', { entries: [{ key: randomUUID(), is_in: true, at: 'nå' }] }],
    ['a code beyond measure', { entries: [{ key: randomUUID(), is_in: true, at: NOW, code: 'A'.repeat(401) }] }],
    ['what is not asked for', { entries: [{ key: randomUUID(), is_in: true, at: NOW }], is_admin: true }],
  ])('BEY-04 %s: told, nothing is written', async (_what, body) => {
    const { coach, now } = await scene.givenDoor();
    expect((await portal.as(coach).post(`/api/occurrences/${now}/door`, body)).status).toBe(422);
  });
});
