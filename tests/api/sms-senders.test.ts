import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let admin: string;
let club: string;
let municipality: string;

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
  expect(list.data).toMatchObject([{ id: club, sender: 'Solvik IL' }]);
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
