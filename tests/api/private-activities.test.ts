import { afterAll, beforeAll, expect, test } from 'vitest';
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
