import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spreadOfficeLetter } from '#features/bulk-messages/server/write-to-organisers.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;
const NOW = new Date('2026-11-18T12:00:00Z');
let portal: TestPortal;
let admin: UserId;
let owner: UserId;
let clubs: OrganisationId[];
let elsewhere: OrganisationId;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
  const { given } = portal;
  admin = await given.person('Ada Admin', { adminOf: [BERGEN], email: 'ada@kommune.example' });
  owner = await given.person('Olga Eier');
  const [first, second] = [
    await given.organisation({ name: 'Årstad Kor' }),
    await given.organisation({ name: 'Fana IL' }),
  ];
  clubs = [first, second];
  for (const club of clubs) await given.member(club, owner, 'admin');
  await given.member(second, await given.person('Mia Medlem'), 'member');
  elsewhere = await given.organisation({ name: 'Oslo IL', municipality: OSLO });
  await given.member(elsewhere, await given.person('Ola Oslo'), 'admin');
  await given.organisation({ name: 'Venter', status: 'pending' });
});
afterAll(() => portal.close());

const write = async (as: string | undefined, more: object = {}) => {
  const body = { municipality_id: String(BERGEN), organizations: null, subject: 'Halltid', body: 'Søk nå.', ...more };
  const answer = await portal.as(as).send('POST', '/api/municipality/organisers/messages', { body, language: 'nb' });
  return { status: answer.status, ...(answer.body ? answer.json() : {}) };
};
const letters = async () => {
  const { rows } = await sql<{ user_id: string; subject: string; reply_to: string }>`
    select user_id, subject, reply_to from outgoing_message where template = 'officeLetter' order by created_at, id`.execute(
    portal.db,
  );
  return rows;
};
const spread = (organizations: OrganisationId[] | null, key = 'one') =>
  spreadOfficeLetter(
    { ...portal.jobServices, now: NOW, origins: ORIGINS },
    {
      key,
      municipality_id: BERGEN,
      organizations,
      sender_id: admin,
      subject: 'Halltid',
      body: 'Søk nå.',
      tenant: 'bergen',
    },
  );

test('DSH-03 those who answer for the municipality’s organisations get it once, and a second run writes nothing more', async () => {
  await spread(null);
  const expected = [{ user_id: owner, subject: 'Bergen kommune: Halltid', reply_to: 'ada@kommune.example' }];
  expect(await letters()).toEqual(expected);
  await spread(null);
  expect(await letters()).toEqual(expected);
  await spread([elsewhere], 'two');
  expect(await letters()).toEqual(expected);
});

test('DSH-03 admins write to all or some of their own, others to none; it is in the log', async () => {
  const { given } = portal;
  const others = [
    await given.person('Sigurd Støtte', { supportOf: [BERGEN] }),
    await given.person('Olav Oslo', { adminOf: [OSLO] }),
    await given.person('Sara Super', { scopes: ['admin'] }),
    await given.person('Frida Fremmed'),
  ];
  for (const other of others) expect([403, 404]).toContain((await write(other)).status);
  expect((await write(undefined)).status).toBe(401);
  expect(await write(admin)).toMatchObject({ status: 200, data: { organizations: 2 } });
  expect(await write(admin, { organizations: clubs.slice(0, 1) })).toMatchObject({ data: { organizations: 1 } });
  expect((await write(admin, { organizations: [elsewhere] })).status).toBe(409);
  expect((await write(admin, { subject: ' ' })).errors.subject).toHaveLength(1);
  const { rows } = await sql<{ details: object }>`
    select details from audit_entry where action = 'office.message' order by position`.execute(portal.db);
  expect(rows.map(({ details }) => details)).toEqual([
    { name: 'Halltid', organizations: 2, is_to_all: true },
    { name: 'Halltid', organizations: 1, is_to_all: false },
  ]);
});

test('DSH-03 D-13 five letters in a day, and then tomorrow', async () => {
  const statuses: number[] = [];
  for (let tried = 0; tried < 4; tried += 1) statuses.push((await write(admin)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
