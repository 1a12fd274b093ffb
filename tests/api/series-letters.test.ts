import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserId } from '#features/vocabulary/ids.ts';
import { type Club, filledForm, givenClub, runningFor } from '#tests/support/event-form.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// Noon on a winter Wednesday in Oslo, the day before the first time.
const NOON = new Date('2026-11-18T11:00:00Z');

type Letter = { template: string; subject: string; text: string; attachment: string | null };
type Changes = Parameters<typeof filledForm>[1];

let now = NOON;
let portal: TestPortal;
let club: Club;
let kari: UserId;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
beforeEach(async () => {
  now = NOON;
  club = await givenClub(portal);
  kari = await portal.given.person('Kari Nordmann');
});
afterAll(() => portal.close());

const make = (changes: Changes = {}) => runningFor(portal, club.moderator).create(filledForm(club.id, changes));
const as = () => portal.as(club.moderator);

/** Four Thursdays from 18:00 to 19:30, with Kari at some of them. */
async function givenSeries(status: 'attending' | 'waiting' = 'attending', count = 1) {
  const id = await make();
  const times = await portal.given.timesOf(id);
  for (const time of times.slice(0, count)) await portal.given.attendance(time, kari, status);
  return { id, times };
}

async function change(id: string, typed: Changes, participations = 'keep'): Promise<void> {
  const { version } = await runningFor(portal, club.moderator).formOf(id);
  const answer = await as().send('PUT', `/api/events/${id}?notify=true`, {
    body: { form: filledForm(club.id, typed), version, participations },
  });
  expect(answer.status).toBe(200);
}

async function changeTime(time: string, changes: object): Promise<void> {
  const body = {
    scope: 'one',
    version: 1,
    starts_on: '2026-11-19',
    ends_on: '2026-11-19',
    start_time: '18:00',
    end_time: '19:30',
    capacity_max: null,
    is_canceled: false,
    participations: 'keep',
    notify: true,
    ...changes,
  };
  expect((await as().send('PUT', `/api/occurrences/${time}`, { body })).status).toBe(200);
}

async function lettersTo(user: UserId): Promise<Letter[]> {
  await portal.workOff();
  const { rows } = await sql<Letter>`
    select template, subject, text, attachment from outgoing_message where user_id = ${user} order by id`.execute(
    portal.db,
  );
  return rows;
}

/** A calendar folds long lines. */
const linesIn = (file: string | null | undefined): string[] => (file ?? '').replaceAll('\r\n ', '').split('\r\n');
const sequenceIn = (file: string | null | undefined): number =>
  Number(
    linesIn(file)
      .find((line) => line.startsWith('SEQUENCE:'))
      ?.slice('SEQUENCE:'.length),
  );

describe('EVF-02 letters say what has changed', () => {
  test('EVF-02 a new place: before and after, and a calendar file that puts it right', async () => {
    const { id, times } = await givenSeries();
    await change(id, { venue: 'Hallen' });
    const [letter] = await lettersTo(kari);
    expect(letter?.subject).toBe('Nytt sted: Bordtennis for alle');
    expect(letter?.text).toMatch(/Nytt sted: Hallen.*\nFør: /);
    expect(letter?.text).toContain('Tidspunkt:\nTorsdag 19. november, 18:00–19:30');
    expect(linesIn(letter?.attachment)).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', `UID:${times[0]}`, 'STATUS:CONFIRMED']),
    );
    expect(letter?.attachment).toContain('Hallen');
  });

  test('EVF-02 a new description alone says just that, and leaves calendars alone', async () => {
    const { id } = await givenSeries();
    await change(id, { description: 'Ta med innesko og godt humør. Vi har racketer til alle.' });
    const [letter] = await lettersTo(kari);
    expect(letter?.subject).toBe('Ny beskrivelse: Bordtennis for alle');
    expect(letter?.text).toContain('Beskrivelsen er ny.');
    expect(letter?.text).not.toContain('Flere opplysninger');
    expect(letter?.attachment).toBeNull();
  });

  test('EVF-02 a new name and price', async () => {
    const { id } = await givenSeries();
    await change(id, { name: 'Bordtennis og kaffe', is_free: false, price_ore: 5000 });
    const [letter] = await lettersTo(kari);
    expect(letter?.subject).toBe('Endret: Bordtennis og kaffe');
    expect(letter?.text).toContain('Nytt navn: Bordtennis og kaffe\nFør: Bordtennis for alle');
    expect(letter?.text).toContain('Prisen er nå: kr 50,00\nFør: gratis');
  });

  test('EVF-02 saved as it was, nobody is written to', async () => {
    const { id } = await givenSeries();
    await change(id, {});
    expect(await lettersTo(kari)).toEqual([]);
  });

  test('EVF-04 a moved time is told with the old one, and the calendar believes the new one', async () => {
    const { times } = await givenSeries();
    await changeTime(times[0] ?? '', { starts_on: '2026-11-20', ends_on: '2026-11-20' });
    const [moved] = await lettersTo(kari);
    expect(moved?.subject).toBe('Ny tid fredag 20. november: Bordtennis for alle');
    expect(moved?.text).toContain('Før: Torsdag 19. november, 18:00–19:30\nNå: Fredag 20. november, 18:00–19:30');
    expect(linesIn(moved?.attachment)).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', `UID:${times[0]}`, 'DTSTART:20261120T170000Z']),
    );
    now = new Date(NOON.getTime() + 60_000);
    await changeTime(times[0] ?? '', { version: 2, starts_on: '2026-11-20', ends_on: '2026-11-20', is_canceled: true });
    const cancelled = (await lettersTo(kari)).at(-1);
    expect(cancelled?.subject).toBe('Avlyst fredag 20. november: Bordtennis for alle');
    expect(linesIn(cancelled?.attachment)).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', `UID:${times[0]}`, 'STATUS:CANCELLED']),
    );
    expect(sequenceIn(cancelled?.attachment)).toBeGreaterThan(sequenceIn(moved?.attachment));
  });

  test('EVF-02 of a whole series that moves, each of the reader’s own times is told', async () => {
    const { id } = await givenSeries('attending', 2);
    await change(id, { times: { start_time: '19:00', end_time: '20:30' } });
    const [letter] = await lettersTo(kari);
    expect(letter?.subject).toBe('Nye tider: Bordtennis for alle');
    expect(letter?.text).toContain('Nå: Torsdag 19. november, 19:00–20:30');
    expect(letter?.text).toContain('Nå: Torsdag 26. november, 19:00–20:30');
    expect(linesIn(letter?.attachment).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  });

  test('EVF-02 a user who loses the place reads when it was', async () => {
    const { times } = await givenSeries();
    await changeTime(times[0] ?? '', { starts_on: '2026-11-20', ends_on: '2026-11-20', participations: 'cancel' });
    const [letter] = await lettersTo(kari);
    expect(letter?.template).toBe('placeCancelled');
    expect(letter?.text).toContain('Det gjaldt:\nTorsdag 19. november, 18:00–19:30');
    expect(linesIn(letter?.attachment)).toEqual(expect.arrayContaining(['METHOD:CANCEL', `UID:${times[0]}`]));
  });

  test('EVF-02 a user who only waits gets no file', async () => {
    const { id } = await givenSeries('waiting');
    await as().post(`/api/events/${id}/cancel`, { reason: '' });
    const [letter] = await lettersTo(kari);
    expect(letter).toMatchObject({ template: 'eventCancelled', attachment: null });
    expect(letter?.text).not.toContain('vedlegget');
  });

  test('EVF-02 the whole of it cancelled and restored: the place is kept, and stands in the calendar again', async () => {
    const { id, times } = await givenSeries('attending', 2);
    await as().post(`/api/events/${id}/cancel`, { reason: '' });
    await portal.workOff();
    now = new Date(NOON.getTime() + 60_000);
    await as().post(`/api/events/${id}/uncancel`, {});
    const [cancelled, restored] = await lettersTo(kari);
    expect(cancelled?.subject).toBe('Avlyst: Bordtennis for alle');
    expect(restored?.text).toContain('Påmeldingen din gjelder fortsatt');
    expect(linesIn(restored?.attachment)).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', `UID:${times[0]}`, `UID:${times[1]}`]),
    );
    expect(sequenceIn(restored?.attachment)).toBeGreaterThan(sequenceIn(cancelled?.attachment));
  });

  test('EVF-02 a user with a phone alone gets an SMS that names the date', async () => {
    const { id, times } = await givenSeries();
    await sql`update app_user set email = null, email_verified_at = null, phone = '+4790000101', phone_verified_at = now()
      where id = ${kari}`.execute(portal.db);
    await changeTime(times[0] ?? '', { starts_on: '2026-11-20', ends_on: '2026-11-20' });
    const { form, version } = await runningFor(portal, club.moderator).formOf(id);
    await as().send('PUT', `/api/events/${id}?notify=true`, { body: { form: { ...form, venue: 'Hallen' }, version } });
    await as().post(`/api/events/${id}/cancel`, { reason: '' });
    const texts = (await lettersTo(kari)).map(({ text }) => text);
    expect(texts[0]).toContain('Ny tid: Bordtennis for alle. Fredag 20. november, 18:00. ');
    expect(texts[1]).toContain('Nytt sted: Bordtennis for alle. Hallen');
    expect(texts[2]).toContain('Avlyst: Bordtennis for alle. Fredag 20. november, 18:00. ');
  });
});
