import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { readMigrations, splitStatements } from '#platform/server/migrate.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { PRODUCTION } from '#tests/support/production.ts';
import { lettersTo, templatesTo } from '#tests/support/sent-letters.ts';

let portal: TestPortal;
let admin: UserId;
let club: OrganisationId;
let municipality: UserId;

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.given.person('Ada Administrator');
  club = await portal.given.organisation({ owner: admin });
  municipality = await portal.given.person('Maja Kommune', { adminOf: [BERGEN] });
  const member = await portal.given.person('Mia Medlem', { phone: '+4790000001' });
  await portal.given.member(club, member);
  await sql`update app_user set phone_verified_at = now() where id = ${member}`.execute(portal.db);
  await sql`insert into notification_setting (user_id, by_email, by_sms, by_push) values (${member}, true, true, true)`.execute(
    portal.db,
  );
});
afterAll(() => portal.close());

const propose = (sender: string) =>
  portal.as(admin).send('PUT', `/api/organizations/${club}/sms-config`, { body: { is_enabled: true, sender } });
const decide = (as: string, how: 'approve' | 'refuse', body: object) =>
  portal.as(as).post(`/api/organizations/${club}/sms-sender/${how}`, body);

async function senderOfNextSms(): Promise<string | null> {
  const body = { body: 'Kom!', agreed_cost_ore: 100_000 };
  expect((await portal.as(admin).post(`/api/organizations/${club}/sms`, body)).status).toBe(200);
  await portal.workOff();
  const { rows } = await sql<{ sender: string | null }>`
    select sender from outgoing_message where channel = 'sms' order by created_at desc, id limit 1`.execute(portal.db);
  await sql`delete from outgoing_message`.execute(portal.db);
  return rows[0]?.sender ?? null;
}

test('ORG-05 nobody sends SMS as a bank, the police or another municipality', async () => {
  for (const sender of ['BankID', 'V1pps', 'P0litiet', 'NAV', 'Oslo', 'OSLO kommun']) {
    const answer = await propose(sender);
    expect([sender, answer.status]).toEqual([sender, 422]);
    expect(answer.json().errors.sender[0]).toContain('mistaken for someone else');
  }
});

test('ORG-05 until the municipality has approved a name, SMS come from the portal', async () => {
  const waiting = (await propose('Solvik IL')).json().data;
  expect([waiting.sender, waiting.sender_status]).toEqual(['Solvik IL', 'waiting']);
  expect(await senderOfNextSms()).toBeNull();
  const list = (await portal.as(municipality).get('/api/organizations/sms-senders')).json();
  expect(list.data).toMatchObject([
    { id: club, sender: 'Solvik IL', asked_by: 'Ada Administrator', municipality: { id: '4601', name: 'Bergen' } },
  ]);
  expect((await decide(municipality, 'approve', { sender: 'Solvik IL' })).status).toBe(204);
  expect(await senderOfNextSms()).toBe('Solvik IL');
  expect((await decide(municipality, 'approve', { sender: 'Solvik IL' })).status).toBe(409);
});

test('ORG-05 another name waits again, and a refused one says why and is never used', async () => {
  expect((await propose('Solvik G')).json().data.sender_status).toBe('waiting');
  expect((await decide(municipality, 'approve', { sender: 'Solvik IL' })).status).toBe(409);
  expect((await decide(municipality, 'refuse', { sender: 'Solvik G' })).status).toBe(422);
  expect((await decide(municipality, 'refuse', { sender: 'Solvik G', reason: 'Det er et annet lag.' })).status).toBe(
    204,
  );
  const { data } = (await portal.as(admin).get(`/api/organizations/${club}/sms-config`)).json();
  expect(data).toMatchObject({ sender_status: 'refused', sender_reason: 'Det er et annet lag.' });
  expect((await propose('Solvik G')).json().data.sender_status).toBe('refused');
  expect(await senderOfNextSms()).toBeNull();
});

test('D-05 only the municipality of the organisation decides, and it is written down', async () => {
  await propose('Solvik Ski');
  const other = await portal.given.person('Xander Annenkommune', { adminOf: [OSLO] });
  for (const person of [admin, other]) {
    expect((await decide(person, 'approve', { sender: 'Solvik Ski' })).status).toBe(403);
  }
  expect((await portal.as(other).get('/api/organizations/sms-senders')).json().data).toEqual([]);
  const { rows } = await sql<{ action: string }>`
    select action from audit_entry where actor_user_id = ${municipality} order by position`.execute(portal.db);
  expect(rows.map(({ action }) => action)).toEqual(['sms.sender.approved', 'sms.sender.refused']);
});

test('ORG-05 the admins are told what the municipality decided, members and former admins are not', async () => {
  await sql`delete from outgoing_message`.execute(portal.db);
  const [english, member, former, silent] = await Promise.all(
    ['Erik English', 'Mina Medlem', 'Finn Forhen', 'Stian Stille'].map((name) => portal.given.person(name)),
  );
  if (!english || !member || !former || !silent) throw new Error('Expected four people.');
  await portal.db.updateTable('app_user').set({ lang: 'en' }).where('id', '=', english).execute();
  await portal.given.member(club, english, 'admin');
  await portal.given.member(club, member);
  await portal.given.member(club, former, 'admin', { endsOn: '2020-01-01' });
  await portal.given.member(club, silent, 'admin');
  await sql`insert into notification_setting (user_id, by_email, by_sms, by_push) values (${silent}, false, false, false)`.execute(
    portal.db,
  );

  await propose('Solvik Tur');
  await decide(municipality, 'refuse', { sender: 'Solvik Tur', reason: 'Det heter et annet lag.' });
  const [refusal] = await lettersTo(portal, english);
  expect(refusal).toMatchObject({ template: 'smsSenderRefused', language: 'en' });
  expect(refusal?.subject).toBe('The sender name Solvik Tur was not approved');
  expect(refusal?.text).toContain('Det heter et annet lag.');
  expect(refusal?.text).toContain(`http://bergen.localhost:3000/en/organisations/${club}/settings`);

  await propose('Solvik');
  await decide(municipality, 'approve', { sender: 'Solvik' });
  expect(await templatesTo(portal, admin)).toEqual(['smsSenderRefused', 'smsSenderApproved']);
  for (const person of [member, former, silent]) expect(await templatesTo(portal, person)).toEqual([]);
  expect(new Set(await templatesTo(portal, municipality))).toEqual(new Set(['smsSenderProposed']));

  expect((await decide(municipality, 'approve', { sender: 'Solvik' })).status).toBe(409);
  expect(await templatesTo(portal, admin)).toHaveLength(2);
});

test('ORG-05 the municipality is told of a name once, by whom it was proposed and where to answer', async () => {
  const elsewhere = await portal.given.person('Oda Oslo', { adminOf: [OSLO] });
  const staff = await portal.given.person('Nils Nynorsk', { adminOf: [BERGEN] });
  await portal.db.updateTable('app_user').set({ lang: 'nn' }).where('id', '=', staff).execute();
  await propose('Solvik Bad');
  await propose('Solvik Bad');
  await propose('Solvik Kor');
  await propose('Solvik Bad');
  const letters = await lettersTo(portal, staff);
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Avsendarnamnet Solvik Bad ventar på svar',
    'Avsendarnamnet Solvik Kor ventar på svar',
  ]);
  expect(letters[0]?.text).toContain('Ada Administrator vil at');
  expect(letters[0]?.text).toContain('http://bergen.localhost:3000/nn/dashboard/admin?list=senders');
  expect(await templatesTo(portal, elsewhere)).toEqual([]);
});

test('D-23 a name stays without the person who proposed it, once the account is gone', async () => {
  const helper = await portal.given.person('Gro Gikk');
  const choir = await portal.given.organisation({ owner: helper });
  const body = { is_enabled: true, sender: 'Koret' };
  await portal.as(helper).send('PUT', `/api/organizations/${choir}/sms-config`, { body });
  const proposer = async () => {
    const { data } = (await portal.as(municipality).get('/api/organizations/sms-senders')).json();
    return data.find(({ id }: { id: string }) => id === choir)?.asked_by;
  };
  expect(await proposer()).toBe('Gro Gikk');
  await portal.db.updateTable('organisation').set({ owner_user_id: admin }).where('id', '=', choir).execute();
  expect((await portal.as(helper).send('DELETE', '/api/users/me')).status).toBe(204);
  await portal.workOff();
  expect(await proposer()).toBeNull();
});

test('ORG-05 where SMS are not set up, they are neither turned on, priced nor sent', async () => {
  const without = await startPortal({ settings: PRODUCTION });
  const owner = await without.given.person('Eva Eier');
  const at = `/api/organizations/${await without.given.organisation({ owner })}`;
  const asOwner = without.as(owner);
  // A portal in production says no for a while when the machine is busy.
  const answers = (ask: () => ReturnType<typeof asOwner.get>) =>
    expect.poll(async () => (await ask()).json(), PATIENCE);
  await answers(() => asOwner.get(`${at}/sms-config`)).toMatchObject({ data: { is_available: false } });
  const body = { is_enabled: true, sender: 'Solvik' };
  const refusal = { message: 'SMS has not been set up for this portal. Send an e-mail instead.' };
  await answers(() => asOwner.send('PUT', `${at}/sms-config`, { body })).toEqual(refusal);
  const price = { data: { obstacle: 'not_available' } };
  await answers(() => asOwner.post(`${at}/sms/price`, { body: 'Kom!' })).toMatchObject(price);
  await answers(() => asOwner.post(`${at}/sms`, { body: 'Kom!', agreed_cost_ore: 100_000 })).toEqual(refusal);
  await without.close();
});

test('ORG-05 names from before stay approved, but those that imitate others wait for the municipality', async () => {
  const [migration] = (await readMigrations('database/migrations')).filter(({ name }) => name === '0023_sending.sql');
  const judgeNames = splitStatements(migration?.statements ?? '').at(-1) ?? '';
  const STAY = ['Solvik IL', 'Navet', 'Korps', 'Oslofjord', 'Bergen'];
  const WAIT = ['BankID', 'V1pps', 'P0litiet', 'Bank lD', 'NAV', 'Oslo', 'Osl0', 'Oslo kommun', 'Tromso'];
  const inUse = [...STAY, ...WAIT];
  const ids = await Promise.all(inUse.map((name) => portal.given.organisation({ name })));
  for (const [at, id] of ids.entries()) {
    await portal.db.updateTable('organisation').set({ sms_sender: inUse[at] }).where('id', '=', id).execute();
  }
  await sql.raw(judgeNames).execute(portal.db);
  const { rows } = await sql<{ sender: string; status: string; is_decided: boolean }>`
    select sms_sender as sender, sms_sender_status as status, sms_sender_decided_at is not null as is_decided
    from organisation where id = any(${ids}::uuid[]) and sms_sender_asked_at is not null`.execute(portal.db);
  const judged = (wanted: string) => rows.filter(({ status }) => status === wanted).map(({ sender }) => sender);
  expect(judged('approved').sort()).toEqual([...STAY].sort());
  expect(judged('waiting').sort()).toEqual([...WAIT].sort());
  expect(rows.every(({ status, is_decided }) => is_decided === (status === 'approved'))).toBe(true);
});
