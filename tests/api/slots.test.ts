import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_SHIFTS } from '#features/shifts/rules.ts';
import { asId } from '#tests/support/as-id.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo } from '#tests/support/sent-letters.ts';
import { KIOSK, type ShiftDay, shiftsIn } from '#tests/support/shift-scene.ts';

let portal: TestPortal;
let shifts: ReturnType<typeof shiftsIn>;
const NOON = new Date('2026-03-10T11:00:00Z');
let moment = NOON;
beforeAll(async () => {
  portal = await startPortal({ now: () => moment });
  shifts = shiftsIn(portal);
});
afterAll(() => portal.close());
beforeEach(() => {
  moment = NOON;
});

describe('OCC-08 making shifts', () => {
  test('OCC-08 those who run it make shifts, everybody sees them in the order of time', async () => {
    const day = await shifts.day();
    await shifts.make(day, { name: 'Rydding', start_at: '2026-03-14T11:00:00+00:00', end_at: '2026-03-14T13:00:00Z' });
    const answer = await shifts.make(day, { name: '  Kiosken\u202e ' });
    expect([answer.status, answer.json().data]).toEqual([
      200,
      expect.objectContaining({ name: 'Kiosken', capacity: { max: 2 }, users_count: 0, version: 1 }),
    ]);
    const { data } = (await portal.get(day.url)).json();
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Kiosken', 'Rydding']);
    for (const as of [day.member, day.stranger]) expect((await shifts.make(day, {}, as)).status).toBe(403);
    expect((await portal.post(day.url, KIOSK)).status).toBe(401);
  });

  test('OCC-08 a draft and a private organisation keep their shifts to themselves', async () => {
    const draft = await shifts.day({ status: 'draft' });
    expect((await shifts.make(draft)).status).toBe(200);
    expect((await portal.get(draft.url)).status).toBe(404);
    expect((await portal.as(draft.member).get(draft.url)).status).toBe(404);
    const closed = await shifts.day();
    await sql`update organisation set is_private = true where id = ${closed.club}`.execute(portal.db);
    expect((await portal.as(closed.stranger).get(closed.url)).status).toBe(404);
    expect((await portal.as(closed.member).get(closed.url)).status).toBe(200);
  });

  test.each([
    ['ends before it begins', { end_at: '2026-03-14T08:00:00Z' }, 'end_at', 'slutte etter at den har begynt'],
    ['lasts for three days', { end_at: '2026-03-17T09:00:00Z' }, 'end_at', 'høyst 48 timer'],
    ['is over', { start_at: '2026-03-09T08:00:00Z', end_at: '2026-03-09T10:00:00Z' }, 'start_at', 'over allerede'],
    [
      'is in autumn',
      { start_at: '2026-09-09T08:00:00Z', end_at: '2026-09-09T10:00:00Z' },
      'start_at',
      'nær aktiviteten',
    ],
    ['is at no time', { start_at: '2026-03-14' }, 'start_at', 'Datoen er ikke gyldig'],
    ['has no places', { capacity_max: 0 }, 'capacity_max', '1 eller mer'],
    ['has a long name', { name: 'x'.repeat(121) }, 'name', 'høyst 120'],
  ])('OCC-08 one that %s is refused at its field', async (_what, form, field, sentence) => {
    const { status, json } = await shifts.make(await shifts.day(), form);
    expect([status, json().errors[field][0]]).toEqual([422, expect.stringContaining(sentence)]);
  });

  test.each([
    ['cancelled', { status: 'cancelled' }, 'avlyst'],
    ['completed', { completed_at: NOON }, 'utført'],
    ['over', { last_end_at: '2026-03-09T09:00:00Z' }, 'over'],
  ] as const)('OCC-08 what is %s gets no new shifts, and its own stay as they are', async (_what, columns, word) => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    await portal.db.updateTable('event').set(columns).where('id', '=', asId<'EventId'>(day.id)).execute();
    const answers = [
      await shifts.make(day),
      await shifts.change(day, slot.id, { version: 1, name: 'Nytt' }),
      await shifts.remove(day, slot.id),
      await shifts.take(day, slot.id, day.stranger),
    ];
    for (const { status, json } of answers)
      expect([status, json().message]).toEqual([409, expect.stringContaining(word)]);
  });

  test('OCC-08 there is an end to how many', async () => {
    const day = await shifts.day();
    await sql`insert into slot (id, event_id, start_at, end_at)
      select gen_random_uuid(), ${day.id}, ${KIOSK.start_at}, ${KIOSK.end_at} from generate_series(1, ${MAX_SHIFTS})`.execute(
      portal.db,
    );
    const { status, json } = await shifts.make(day);
    expect([status, json().message]).toEqual([409, expect.stringContaining(String(MAX_SHIFTS))]);
  });
});

describe('OCC-08 copying shifts', () => {
  const copy = (day: ShiftDay, slot_ids: string[], days: string[], as = day.moderator) =>
    portal.as(as).post(`${day.url}/copies`, { slot_ids, days }, { language: 'nb' });

  test('OCC-08 the shifts of a day on other days, at the same time of day across the change of clocks', async () => {
    const day = await shifts.day();
    const kiosk = await shifts.slot(day);
    const night = await shifts.slot(day, {
      name: 'Nattevakt',
      start_at: '2026-03-14T22:00:00Z',
      end_at: '2026-03-15T05:00:00Z',
    });
    const answer = await copy(day, [kiosk.id, night.id], ['2026-03-28', '2026-03-29', '2026-03-14']);
    expect([answer.status, answer.json().data]).toEqual([200, { created: 4 }]);
    const made = (await shifts.listed(day)).slice(2);
    expect(made.map(({ start_at, end_at }: { start_at: string; end_at: string }) => [start_at, end_at])).toEqual([
      ['2026-03-28T09:00:00Z', '2026-03-28T11:00:00Z'],
      ['2026-03-28T22:00:00Z', '2026-03-29T04:00:00Z'],
      ['2026-03-29T08:00:00Z', '2026-03-29T10:00:00Z'],
      ['2026-03-29T21:00:00Z', '2026-03-30T04:00:00Z'],
    ]);
    expect((await copy(day, [kiosk.id], ['2026-03-28'])).json().data).toEqual({ created: 0 });
  });

  test('OCC-08 all of them or none, of the activity’s own shifts, by those who run it', async () => {
    const [day, other] = [await shifts.day(), await shifts.day()];
    const kiosk = await shifts.slot(day);
    const far = await copy(day, [kiosk.id], ['2026-03-21', '2026-09-21']);
    expect([far.status, far.json().errors.days[0]]).toEqual([422, expect.stringContaining('nær aktiviteten')]);
    expect(await shifts.listed(day)).toHaveLength(1);
    expect((await copy(other, [kiosk.id], ['2026-03-21'])).status).toBe(404);
    expect((await copy(day, [kiosk.id], ['2026-03-21'], day.member)).status).toBe(403);
    expect((await copy(day, [kiosk.id], ['i morgen'])).status).toBe(422);
  });
});

describe('OCC-08 changing shifts', () => {
  test('OCC-08 of two who change it at once the second is told who was first, and nothing is lost', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    const first = await shifts.change(day, slot.id, { version: 1, name: 'Kafeen' }, day.admin);
    expect(first.json().data).toMatchObject({ name: 'Kafeen', version: 2 });
    const second = await shifts.change(day, slot.id, { version: 1, name: 'Vaffelboden' });
    expect([second.status, second.json().message]).toEqual([
      409,
      expect.stringMatching(/^Ada Administrator lagret endringer i vakten .* Det du har skrevet, står her fortsatt/),
    ]);
    expect((await shifts.change(day, slot.id, { version: 2, name: 'Vaffelboden' })).status).toBe(200);
    expect((await shifts.listed(day))[0].name).toBe('Vaffelboden');
  });

  test('OCC-08 not to fewer places than are taken', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    await shifts.take(day, slot.id, day.member);
    await shifts.take(day, slot.id, day.stranger);
    const { status, json } = await shifts.change(day, slot.id, { version: 1, capacity_max: 1 });
    expect([status, json().errors.capacity_max[0]]).toEqual([
      409,
      expect.stringContaining('2 har tatt vakten allerede'),
    ]);
    expect((await shifts.change(day, slot.id, { version: 1, capacity_max: null })).json().data.capacity).toEqual({
      max: null,
    });
  });

  test('OCC-08 the user who has it is told when its time changes, and not when its name does', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    await shifts.take(day, slot.id, day.stranger);
    await shifts.change(day, slot.id, { version: 1, name: 'Kafeen' });
    await portal.workOff();
    expect((await lettersTo(portal, day.stranger)).map(({ template }) => template)).toEqual(['slotTaken']);
    moment = new Date(NOON.getTime() + 1000);
    await shifts.change(day, slot.id, { version: 2, start_at: '2026-03-14T08:00:00Z', end_at: '2026-03-14T10:00:00Z' });
    await portal.workOff();
    const [, letter] = await lettersTo(portal, day.stranger);
    expect(letter?.subject).toBe('Vakten din har fått ny tid');
    expect(letter?.text).toContain('Før: Lørdag 14. mars, 10:00–12:00');
    expect(letter?.text).toContain('Nå: Lørdag 14. mars, 09:00–11:00');
    expect(letter?.text).toContain(`/events/${day.id}`);
  });

  test('OCC-08 deleting tells those who have it, but for the user who wants no e-mails', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    await shifts.take(day, slot.id, day.stranger);
    await shifts.take(day, slot.id, day.member);
    await portal.workOff();
    await portal.db
      .insertInto('notification_setting')
      .values({ user_id: asId(day.member), by_email: false })
      .execute();
    expect((await shifts.remove(day, slot.id, day.member)).status).toBe(403);
    moment = new Date(NOON.getTime() + 1000);
    expect((await shifts.remove(day, slot.id)).status).toBe(204);
    await portal.workOff();
    expect((await lettersTo(portal, day.stranger)).map(({ template }) => template)).toEqual([
      'slotTaken',
      'slotRemoved',
    ]);
    expect((await lettersTo(portal, day.member)).map(({ template }) => template)).toEqual(['slotTaken']);
    expect(await shifts.listed(day)).toEqual([]);
    expect((await shifts.remove(day, slot.id)).status).toBe(404);
  });

  test('OCC-08 a shift belongs to its own activity', async () => {
    const [day, other] = [await shifts.day(), await shifts.day()];
    const slot = await shifts.slot(day);
    expect((await shifts.change(other, slot.id, { version: 1 })).status).toBe(404);
    expect((await shifts.take(other, slot.id, other.member)).status).toBe(404);
  });

  test('OCC-08 who had a shift that is over stays written down', async () => {
    const day = await shifts.day({ startsAt: ['2026-03-12T09:00:00Z', '2026-03-14T09:00:00Z'] });
    const slot = await shifts.slot(day, { start_at: '2026-03-12T09:00:00Z', end_at: '2026-03-12T11:00:00Z' });
    await shifts.take(day, slot.id, day.stranger);
    moment = new Date('2026-03-13T11:00:00Z');
    const answers = [
      await shifts.leave(day, slot.id, day.stranger),
      await shifts.take(day, slot.id, day.member),
      await shifts.change(day, slot.id, { version: 1 }),
      await shifts.remove(day, slot.id),
    ];
    for (const { status, json } of answers) {
      expect([status, json().message]).toEqual([409, 'Vakten er over. Det som har vært, kan ikke endres.']);
    }
  });
});
