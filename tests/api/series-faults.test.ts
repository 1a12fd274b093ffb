import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EventForm, FREQUENCY, MAX_OCCURRENCES } from '#features/event-editing/rules.ts';
import { type Club, filledForm, givenClub, givenPartner, once, runningFor } from '#tests/support/event-form.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// Noon on a winter Wednesday in Oslo.
const NOON = new Date('2026-11-18T11:00:00Z');

let portal: TestPortal;
let club: Club;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOON });
});
beforeEach(async () => {
  club = await givenClub(portal);
});
afterAll(() => portal.close());

const create = (form: EventForm, as: string = club.moderator, ask = {}) =>
  portal.as(as).post('/api/events', { form }, { language: 'nb', ...ask });
const errorsOf = async (form: EventForm) => {
  const answer = await create(form);
  expect(answer.status).toBe(422);
  return answer.json().errors;
};

describe('VAL-05 what cannot be published', () => {
  test('VAL-05 each fault stands with its field, in the language of the user who sent it', async () => {
    const form = filledForm(club.id, {
      name: ' ',
      description: 'x'.repeat(501),
      municipality_ids: [],
      is_free: false,
      type: null,
      address: 'Et sted',
      min_age: 20,
      max_age: 10,
      capacity_max: 1.5,
    });
    expect(await errorsOf(form)).toEqual({
      'form.name': ['Navn påkrevd'],
      'form.description': ['Beskrivelsen kan ha høyst 500 tegn'],
      'form.address': [expect.stringContaining('velg riktig adresse fra listen')],
      'form.municipality_ids': ['Velg minst én kommune'],
      'form.price_ore': ['Skriv hva det koster, eller velg at det er gratis'],
      'form.type': ['Velg en type'],
      'form.max_age': ['Laveste alder kan ikke være over høyeste alder'],
      'form.capacity_max': ['Antall plasser må være et helt tall, minst 1'],
    });
    const english = await create(form, club.moderator, { language: 'en' });
    expect(english.json().errors['form.name']).toEqual(['Name required']);
  });

  test.each([
    ['a recurrence without end', { ends_on: '' }, 'form.times.ends_on'],
    ['ten thousand times', { frequency: FREQUENCY.daily, ends_on: '2054-04-05' }, 'form.times.ends_on'],
    ['one above the most', { frequency: FREQUENCY.daily, ends_on: '2027-12-24' }, 'form.times.ends_on'],
    ['no weekday', { weekdays: [] }, 'form.times.weekdays'],
    ['a time that is none', { start_time: '24:00' }, 'form.times.start_time'],
    ['an end before the start', { start_time: '20:00' }, 'form.times.end_time'],
    ['a day that is none', { starts_on: '2026-02-30' }, 'form.times.starts_on'],
    ['yesterday', { starts_on: '2026-11-12' }, 'form.times.starts_on'],
    ['an hour ago', once('2026-11-18', '11:00', '14:00'), 'form.times.start_time'],
    ['more than a month', once('2026-11-20', '10:00', '10:00', '2026-12-22'), 'form.times.ends_on'],
    ['no day at all', { frequency: FREQUENCY.custom }, 'form.times.days'],
    ['nothing but exceptions', { ends_on: '2026-11-19', exceptions: ['2026-11-19'] }, 'form.times.ends_on'],
  ])('VAL-05 %s', async (_, times, field) => {
    expect(Object.keys(await errorsOf(filledForm(club.id, { times })))).toEqual([field]);
  });

  test('VAL-05 more times by hand than anybody means are not even read', async () => {
    const day = { day: '2027-01-01', start_time: '10:00', end_time: '11:00' };
    const withDays = (length: number) =>
      filledForm(club.id, { times: { frequency: FREQUENCY.custom, days: Array.from({ length }, () => day) } });
    expect(Object.keys(await errorsOf(withDays(2 * MAX_OCCURRENCES + 1)))).toEqual(['form.times.days']);
    expect((await create(withDays(10_000))).status).toBe(413);
  });

  test('EVF-03 what is named must be there: type, category, municipality, drawing', async () => {
    const form = filledForm(club.id, {
      type: 'unknown',
      categories: ['sport_outdoors', 'unknown'],
      municipality_ids: ['4601', '9999'],
      scene: '../secret',
    });
    expect(Object.keys(await errorsOf(form)).sort()).toEqual([
      'form.categories',
      'form.municipality_ids',
      'form.scene',
      'form.type',
    ]);
  });

  test('EVF-03 contacts are members, and cohosts have said yes', async () => {
    const stranger = await portal.given.person('Una Bruker');
    const asked = await givenPartner(portal, club, 'requested');
    const errors = await errorsOf(filledForm(club.id, { contact_ids: [stranger], cohost_ids: [asked] }));
    expect(Object.keys(errors).sort()).toEqual(['form.cohost_ids', 'form.contact_ids']);
  });

  test("EVF-03 files are one's own or the organisation's, and of the right kind", async () => {
    const mine = await portal.given.upload(club.moderator, { name: 'Min', kind: 'image' });
    const others = await portal.given.upload(club.admin, { name: 'Andres', kind: 'image' });
    const paper = await portal.given.upload(club.moderator, { name: 'Ark.pdf', kind: 'document' });
    const wrong = { picture_upload_id: others, documents: [{ upload_id: mine, name: 'Et bilde' }] };
    expect(Object.keys(await errorsOf(filledForm(club.id, wrong))).sort()).toEqual([
      'form.documents',
      'form.picture_upload_id',
    ]);
    await portal.as(club.admin).post(`/api/organizations/${club.id}/gallery`, { upload_id: others, caption: 'Hallen' });
    const right = { picture_upload_id: others, documents: [{ upload_id: paper, name: 'Reglene' }] };
    expect((await create(filledForm(club.id, right))).status).toBe(200);
  });

  test('D-15 hostile text is shown as text and stored as text', async () => {
    const name = "<script>alert(1)</script>\u202e\u0007' ; drop table event; -- \ud800";
    const id = await runningFor(portal, club.moderator).create(
      filledForm(club.id, { name, description: 'En\u0007to\r\ntre', keywords: ['\u0007', "'; --"] }),
    );
    const { data } = (await portal.get(`/api/events/${id}`)).json();
    expect(data.name).toBe("<script>alert(1)</script> ' ; drop table event; -- \ufffd");
    expect(data.description).toBe('En to\ntre');
    expect(data.keywords).toEqual(["'; --"]);
    expect((await create(filledForm(club.id, { name: 'Null\u0000' }))).status).toBe(400);
  });

  test('VAL-05 an emoji is one character, as everywhere', async () => {
    expect((await create(filledForm(club.id, { name: '🏓'.repeat(200) }))).status).toBe(200);
    expect(Object.keys(await errorsOf(filledForm(club.id, { name: '🏓'.repeat(201) })))).toEqual(['form.name']);
  });

  test('D-18 a form that is no form is turned away', async () => {
    for (const form of [null, [], { organization_id: club.id }, { ...filledForm(club.id), name: 7 }]) {
      const answer = await portal.as(club.moderator).post('/api/events', { form });
      expect(answer.status).toBe(422);
    }
  });
});
