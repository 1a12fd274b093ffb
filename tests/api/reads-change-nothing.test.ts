import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { givenLending } from '#tests/support/equipment-scene.ts';
import { type EventScene, type EventWorld, givenEventScene, givenEventWorld } from '#tests/support/event-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { tableDigests } from '#tests/support/table-digests.ts';

let portal: TestPortal;
let world: EventWorld;
let scene: EventScene;
let lent: string;
const tickets = randomUUID();

beforeAll(async () => {
  portal = await startPortal();
  world = await givenEventWorld(portal);
  scene = await givenEventScene(portal, world, 'published');
  const lending = givenLending(portal);
  lent = (await lending.item(await lending.place())).id;
  await sql`insert into ticket_group (id, municipality_id, name, description, provider_name, total, opens_at, closes_at,
      valid_from, valid_until, per_card, state, created_at, changed_at)
    values (${tickets}, 4601, 'Svømming', '', 'Solvik bad', 5, '2026-01-01', '2027-01-01', '2026-01-01', '2027-01-01', 1,
      'open', '2026-01-01', '2026-01-01')`.execute(portal.db);
  await sql`insert into culture_venue (id, municipality_id, organisation_id, started_at)
    values (${randomUUID()}, 4601, ${world.open}, '2026-01-01')`.execute(portal.db);
});
afterAll(() => portal.close());

/** Tables that a read may write to, by hand: limits, when a session was seen, figures, and the steps of an eID login. */
const MAY_CHANGE = ['rate_window', 'session', 'metric', 'idporten_attempt'];

/** Who looks into public money is written down (D-22), and that alone. */
const AUDITED = [
  '/municipality/ledger/journal',
  '/municipality/ledger/postings/{id}',
  '/municipality/transactions/{id}/receipts/{file}',
];

/** What a read needs beside its path to get further than its own refusal. */
const QUERIES: Record<string, string> = {
  '/addresses': '?q=Torg',
  '/auth/idporten/url': '?returnUrl=/profile',
  '/culture_cards': '?organization_id={organization}&q=Una',
  '/culture_groups': '?organization_id={organization}',
  '/equipment/{id}/days': '?from=2026-11-20',
  '/events/calendar': '?start_at=2026-11-01T00:00:00Z&end_at=2026-11-30T00:00:00Z',
  '/events/gallery': '?organization={organization}',
  '/staff-invites/validate': `?token=${'a'.repeat(43)}`,
  '/invites/validate': `?token=${'a'.repeat(43)}`,
  '/lending-places': '?municipality_id=4601',
  '/municipality/equipment': '?municipality_id=4601',
  '/municipality/equipment/choices': '?municipality_id=4601',
  '/municipality/equipment/import/template': '?municipality_id=4601',
  '/municipality/tickets': '?municipality_id=4601',
  '/municipality/tickets/choices': '?municipality_id=4601',
  '/municipality/tickets/import/template': '?municipality_id=4601',
  '/municipality/studio-colours': '?colour=%23a8452f',
  '/organizations/register': '?q=912345678',
  '/scans/along': '?organization_id={organization}',
  '/search': '?q=fotball',
  '/users/me/occurrences': '?start_at=2026-11-01T00:00:00Z&end_at=2026-11-30T00:00:00Z',
  '/users/search': '?q=Una',
  '/visits': '?organization_id={organization}',
  '/visits/numbers': '?organization_id={organization}',
  '/visits/numbers/file': '?organization_id={organization}',
};

const addressOf = (path: string) =>
  `/api${path
    .replace('/organizations/{id}', `/organizations/${world.open}`)
    .replace('/events/{id}', `/events/${scene.id}`)
    .replace(/\/equipment\/\{id\}/, `/equipment/${lent}`)
    .replace('/municipality/tickets/{id}', `/municipality/tickets/${tickets}`)
    .replace('/occurrences/{id}', `/occurrences/${scene.occurrence}`)
    .replace('/attendees/{id}', `/attendees/${scene.attendee}`)
    .replace('/municipalities/{id}', '/municipalities/4601')
    .replace('/studio/{key}', '/studio/bergen')
    .replaceAll(/\{\w+\}/g, () => randomUUID())}${(QUERIES[path] ?? '').replace('{organization}', world.open)}`;

const contents = () => tableDigests(portal.db, MAY_CHANGE);

/** Tickets and things to borrow are found where a portal has them. */
const hostOf = (path: string) => {
  if (/equipment|loans|lending/.test(path)) return { host: 'demo-utstyr.localhost' };
  return path.includes('/tickets') ? { host: 'asker.localhost' } : {};
};

test('D-05 no GET changes a row, for any caller', async () => {
  const reads = (await describedApi()).filter(({ method }) => method === 'GET').map(({ path }) => path);
  const { AD, US, MA, SA } = world.people;
  const reader = await portal.given.person('Lise Lesbar', { isReadonly: true });
  await portal.given.member(world.open, reader, 'admin');
  await portal.as(AD).post(`/api/occurrences/${scene.occurrence}/attendees/export`, { type: 'csv' });
  await portal.as(AD).post('/api/users/me/export');
  let before = await contents();
  expect(Object.keys(before).length).toBeGreaterThan(50);
  const changed: string[] = [];
  let answered = 0;
  for (const [who, person] of Object.entries({ AN: null, US, AD, MA, SA, reader })) {
    for (const path of reads.filter((one) => !AUDITED.includes(one))) {
      const { status } = await portal.get(addressOf(path), { ...(person && { as: person }), ...hostOf(path) });
      if (status === 200) answered += 1;
    }
    const after = await contents();
    changed.push(...Object.keys(after).flatMap((name) => (after[name] === before[name] ? [] : [`${who}: ${name}`])));
    before = after;
  }
  expect(changed).toEqual([]);
  // Most of them answered: what is refused changes nothing anyway. A municipality's rooms answer one of the six callers.
  expect(answered).toBeGreaterThan(reads.length * 2.5);
});

test('D-05 a read that is audited writes into the audit log alone', async () => {
  const before = await contents();
  const statuses: number[] = [];
  for (const path of AUDITED)
    statuses.push((await portal.get(addressOf(path), { as: world.people.MA, host: 'bergen.localhost' })).status);
  const after = await contents();
  expect(statuses).toContain(200);
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['public.audit_entry']);
});
