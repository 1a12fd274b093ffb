import { afterAll, beforeAll, expect, test } from 'vitest';
import { BERGEN } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

test('RTE-06 an activity of a private organisation is there for its members of today, and for nobody else', async () => {
  const { given } = portal;
  const club = await given.organisation({ isPrivate: true });
  const event = await given.event({ name: 'Styremøte', organisation: club });
  const draft = await given.event({ organisation: club, status: 'draft' });
  const member = await given.person('Mia Medlem');
  await given.member(club, member, 'member');
  const former = await given.person('Fia Forrige');
  await given.member(club, former, 'member', { endsOn: '2020-01-01' });
  const stranger = await given.person('Siv Fremmed');
  const status = async (as: string | undefined, id: string) => (await portal.as(as).get(`/api/events/${id}`)).status;
  expect(await status(member, event)).toBe(200);
  for (const as of [undefined, stranger, former]) expect(await status(as, event)).toBe(404);
  expect(await status(member, draft)).toBe(404);
  const answer = await portal.as(member).get(`/api/events/${event}`);
  expect(answer.headers['cache-control']).toBe('no-store');
});

/** Everything that tells of an activity to a visitor who knows its id. */
const tellsOf = (event: string) => [
  `/api/events/${event}`,
  `/api/events/${event}/occurrences`,
  `/api/events/${event}/comments`,
  `/api/events/${event}/slots`,
  `/api/events/${event}/download`,
  `/api/events/${event}.ics`,
];

test('D-05 deleting a private organisation opens nothing of what it did, for nobody', async () => {
  const { given, db } = portal;
  const owner = await given.person('Ove Eier');
  const club = await given.organisation({ isPrivate: true, owner });
  const [member, applicant] = [await given.person('Mia Medlem'), await given.person('Siri Søker')];
  await given.member(club, member);
  await given.member(club, applicant, 'applicant');
  const cohostAdmin = await given.person('Carl Medarrangør');
  const cohost = await given.organisation({ owner: cohostAdmin });
  await given.partnership('cohost', club, cohost);
  const event = await given.event({ name: 'Styremøte', organisation: club, startsInHours: [-48] });
  await db.insertInto('event_cohost').values({ event_id: event, organisation_id: cohost }).execute();
  expect((await portal.as(member).get(`/api/events/${event}`)).status).toBe(200);
  expect((await portal.as(owner).send('DELETE', `/api/organizations/${club}`)).status).toBe(204);
  const people = [
    undefined,
    owner,
    member,
    applicant,
    cohostAdmin,
    await given.person('Siv Fremmed'),
    await given.person('Maja Kommune', { adminOf: [BERGEN] }),
    await given.person('Mats Støtte', { supportOf: [BERGEN] }),
    await given.person('Sam Moderator', { scopes: ['moderator'] }),
    await given.person('Sara Super', { scopes: ['admin'] }),
  ];
  for (const as of people) {
    for (const url of tellsOf(event)) expect([url, (await portal.as(as).get(url)).status]).toEqual([url, 404]);
  }
});

test('D-05 what an open organisation did stays to be read when it is deleted, and nobody writes there', async () => {
  const { given } = portal;
  const owner = await given.person('Ove Eier');
  const club = await given.organisation({ owner });
  const event = await given.event({ name: 'Sommerfest', organisation: club, startsInHours: [-48] });
  expect((await portal.as(owner).send('DELETE', `/api/organizations/${club}`)).status).toBe(204);
  const stranger = await given.person('Siv Fremmed');
  for (const as of [undefined, stranger, owner]) {
    expect((await portal.as(as).get(`/api/events/${event}`)).status).toBe(200);
  }
  for (const as of [stranger, owner]) {
    const body = { body: 'Er noen her?' };
    const answer = await portal.as(as).send('POST', `/api/events/${event}/comments`, { body, language: 'nb' });
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('ingen som kan svare')]);
  }
});

test('D-05 what an organisation publishes is in no list as long as it is not accepted, nor by its id', async () => {
  const { given, db } = portal;
  const club = await given.organisation({ name: 'Ukjent forening' });
  const event = await given.event({ name: 'Kveldsmat for alle', organisation: club });
  const found = async () => {
    const lists = ['/api/events?perPage=100', '/api/search?q=Kveldsmat', '/api/events.rss'];
    const bodies = [];
    for (const url of lists) bodies.push((await portal.get(url)).body.includes(event));
    return [bodies.some(Boolean), (await portal.get(`/api/events/${event}`)).status];
  };
  expect(await found()).toEqual([true, 200]);
  const stranger = await given.person('Siv Fremmed');
  for (const status of ['declined', 'pending'] as const) {
    await db.updateTable('organisation').set({ status }).where('id', '=', club).execute();
    expect(await found()).toEqual([false, 404]);
    expect((await portal.as(stranger).get(`/api/events/${event}`)).status).toBe(404);
  }
  await db.updateTable('organisation').set({ status: 'accepted' }).where('id', '=', club).execute();
  expect(await found()).toEqual([true, 200]);
});
