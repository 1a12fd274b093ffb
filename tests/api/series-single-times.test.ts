import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunOccurrence } from '#features/event-editing/occurrence-contract.ts';
import { clock, shortDate } from '#platform/language/dates.ts';
import { asId } from '#tests/support/as-id.ts';
import { type Club, filledForm, givenClub, runningFor } from '#tests/support/event-form.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const NOON = new Date('2026-11-18T11:00:00Z');
const STARTS = ['2026-11-20T17:00:00Z', '2026-11-27T17:00:00Z'];

let now = NOON;
let portal: TestPortal;
let club: Club;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
beforeEach(async () => {
  now = NOON;
  club = await givenClub(portal);
});
afterAll(() => portal.close());

async function given(type = 'activity') {
  const id = await portal.given.event({ organisation: club.id, type, startsAt: STARTS });
  const [first = '', second = ''] = await portal.given.timesOf(id);
  return { id, first, second };
}
const act = (url: string, body?: object) => portal.as(club.moderator).post(`/api/${url}`, body);
const timesOf = async (id: string): Promise<RunOccurrence[]> => runningFor(portal, club.moderator).timesOf(id);

/** A series that says by itself when it takes place. */
async function givenThursdays() {
  const { create, formOf } = runningFor(portal, club.moderator);
  const id = await create(filledForm(club.id));
  const second = (await timesOf(id))[1]?.id ?? '';
  return { id, second, exceptions: async () => (await formOf(id)).form.times.exceptions };
}

async function publishAgain(id: string, meanwhile: () => Promise<unknown> = async () => {}) {
  await act(`events/${id}/unpublish`, {});
  await meanwhile();
  const { version } = (await portal.as(club.moderator).get(`/api/events/${id}/permissions`)).json().data;
  expect((await act(`events/${id}/publish`, { version })).status).toBe(200);
}

/** As the table has it: what is out of the series is on no list. */
const stateOf = (time: string) =>
  portal.db
    .selectFrom('occurrence')
    .select(['is_published', 'is_cancelled'])
    .where('id', '=', asId<'OccurrenceId'>(time))
    .executeTakeFirstOrThrow();

/** As it is but for what is named. */
async function change(id: string, time: string, changes: object) {
  const { version } = (await portal.as(club.moderator).get(`/api/events/${id}/permissions`)).json().data;
  const own = (await timesOf(id)).find((one) => one.id === time) as RunOccurrence;
  const body = {
    scope: 'one',
    version,
    starts_on: shortDate(own.start_at),
    ends_on: shortDate(own.end_at),
    start_time: clock(own.start_at),
    end_time: clock(own.end_at),
    capacity_max: own.capacity.max,
    is_canceled: own.is_canceled,
    participations: 'keep',
    ...changes,
  };
  return (await portal.as(club.moderator).send('PUT', `/api/occurrences/${time}`, { body })).status;
}

describe('EVF-04 what was done to one time', () => {
  test('EVF-04 EVF-02 a time that is hidden is still there, and hidden, when the activity is published again', async () => {
    const { id, first, second } = await given();
    await act(`occurrences/${first}/unpublish`);
    await act(`events/${id}/unpublish`, {});
    const { version } = (await portal.as(club.moderator).get(`/api/events/${id}/permissions`)).json().data;
    expect((await act(`events/${id}/publish`, { version })).status).toBe(200);
    expect((await timesOf(id)).map((one) => [one.id, one.is_published])).toEqual([
      [first, false],
      [second, true],
    ]);
  });

  test('EVF-04 EVF-02 a time that was called off and hidden does not come back when the activity is published again', async () => {
    const { id, second, exceptions } = await givenThursdays();
    await change(id, second, { is_canceled: true });
    await act(`occurrences/${second}/unpublish`);
    expect(await exceptions()).toEqual(['2026-11-26']);
    await publishAgain(id);
    expect(await stateOf(second)).toEqual({ is_published: false, is_cancelled: true });
  });

  test('EVF-04 EVF-02 nor does one that was hidden and then called off', async () => {
    const { id, second } = await givenThursdays();
    await act(`occurrences/${second}/unpublish`);
    await change(id, second, { is_canceled: true });
    await publishAgain(id);
    expect(await stateOf(second)).toEqual({ is_published: false, is_cancelled: true });
  });

  test.each([
    ['days by hand', given],
    ['a series', givenThursdays],
  ])(
    'EVF-04 EVF-02 one that is shown again while the activity is a draft is there when it is published: %s',
    async (_, givenTimes) => {
      const { id, second } = await givenTimes();
      const { formOf } = runningFor(portal, club.moderator);
      const { times } = (await formOf(id)).form;
      await change(id, second, { is_canceled: true });
      await act(`occurrences/${second}/unpublish`);
      await publishAgain(id, () => act(`occurrences/${second}/publish`));
      expect(await stateOf(second)).toEqual({ is_published: true, is_cancelled: true });
      expect((await formOf(id)).form.times).toEqual(times);
    },
  );

  test('EVF-04 EVF-02 what is completed has no times shown or hidden any more', async () => {
    const { id, first } = await given('dugnad');
    await act(`events/${id}/complete`);
    expect((await act(`occurrences/${first}/unpublish`)).status).toBe(409);
  });

  test('EVF-04 what was called off by itself stays so when all get more places, and is meant when all are called off', async () => {
    const { id, first, second } = await given();
    const states = async () => (await timesOf(id)).map((one) => [one.is_canceled, one.capacity.max]);
    await change(id, second, { is_canceled: true });
    expect(await change(id, first, { scope: 'all', capacity_max: 7 })).toBe(200);
    expect(await states()).toEqual([
      [false, 7],
      [true, 7],
    ]);
    await change(id, first, { scope: 'all', is_canceled: true });
    await change(id, first, { scope: 'all', is_canceled: false });
    expect(await states()).toEqual([
      [false, 7],
      [false, 7],
    ]);
  });

  test('EVF-04 a time to come takes place after all, although everything else is over', async () => {
    const { id, second } = await given();
    await change(id, second, { is_canceled: true });
    now = new Date('2026-11-22T11:00:00Z');
    expect(await change(id, second, { is_canceled: false })).toBe(200);
    expect((await timesOf(id)).map((one) => one.is_canceled)).toEqual([false]);
  });
});
