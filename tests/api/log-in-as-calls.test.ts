import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { CHANGES_WHILE_ACTING, ONLY_FOR_STAFF, REFUSED_WHILE_ACTING } from '#tests/log-in-as-lists.ts';
import { multipartBody } from '#tests/support/multipart-body.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { codeSentTo, givenMember, PASSWORD } from '#tests/support/sign-in.ts';

let portal: TestPortal;
let admin: { id: string; email: string };

beforeAll(async () => {
  portal = await startPortal();
  admin = await givenMember(portal, 'Solveig Super', { scopes: ['admin'] });
});
afterAll(() => portal.close());

let clubs = 0;

/** A club with an activity, and a person to write to. */
async function givenClub() {
  clubs += 1;
  const owner = await givenMember(portal, 'Eva Eier');
  const contact = await portal.given.person('Kari Kontakt', { phone: `+479${String(clubs).padStart(7, '0')}` });
  const club = await portal.given.organisation({ owner: owner.id, email: 'post@solvik.example' });
  await portal.given.member(club, contact, 'admin', { isContact: true });
  const event = await portal.given.event({ organisation: club });
  const [time = ''] = await portal.given.timesOf(event);
  await portal.given.attendance(time, contact);
  await portal.db.updateTable('app_user').set({ phone_verified_at: new Date() }).where('id', '=', contact).execute();
  await portal.db
    .insertInto('notification_setting')
    .values({ user_id: contact, organisation_id: null, by_email: true, by_sms: true, by_push: true })
    .execute();
  await portal.db
    .updateTable('organisation')
    .set({ has_sms: true, sms_sender: 'Solvik IL' })
    .where('id', '=', club)
    .execute();
  return { owner: owner.id, contact, club, event };
}
type Club = Awaited<ReturnType<typeof givenClub>>;

async function actingAs(subjectId: string, { isWriting = true } = {}) {
  const own = portal.browser();
  own.keep((await own.post('/api/auth/login', { username: admin.email, password: PASSWORD })).json().access_token);
  const two_factor_code = await codeSentTo(portal, admin.email);
  own.keep((await own.post('/api/auth/verify', { two_factor_code })).json().access_token);
  const acting = portal.browser();
  const ticket = await own.post(`/api/users/${subjectId}/login`, { reason: 'Feilsøker sak 1234' });
  acting.keep(ticket.json().access_token);
  if (isWriting) await acting.post('/api/auth/acting/writing', { password: PASSWORD, is_sure: true });
  return acting;
}

const addressOf = (path: string, { club, event }: Pick<Club, 'club' | 'event'>) =>
  `/api${path
    .replace('/organizations/{id}', `/organizations/${club}`)
    .replace('/events/{id}', `/events/${event}`)
    .replaceAll('{municipality}', '4601')
    .replaceAll('{role}', 'support')
    .replaceAll(/\{\w+\}/g, () => crypto.randomUUID())}`;

const partsOf = (call: string) => call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];

describe('D-12 what can be called while logged in as another', () => {
  test('D-12 every call that changes something is in one of the lists, and in only one', async () => {
    const writes = (await describedApi())
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`);
    const listed = [...REFUSED_WHILE_ACTING, ...ONLY_FOR_STAFF, ...CHANGES_WHILE_ACTING];
    expect(listed.filter((call) => !call.startsWith('GET ')).sort()).toEqual(writes.sort());
  });

  test('D-12 whatever spends, sends, exports or hands over is refused, and so is every read of its kind', async () => {
    const scene = await givenClub();
    const acting = await actingAs(scene.owner);
    const refused: string[] = [];
    for (const { method, path, access } of await describedApi()) {
      if (access === 'anyone' || `${method} ${path}` === 'POST /auth/logout') continue;
      const answer = await acting.send(method, addressOf(path, scene), { ...(method !== 'GET' && { body: {} }) });
      if (['own_only', 'forbidden'].includes(String(answer.headers['problem-kind']))) refused.push(`${method} ${path}`);
    }
    expect(refused.sort()).toEqual([...REFUSED_WHILE_ACTING, ...ONLY_FOR_STAFF].sort());
  });

  test('BEY-15 until the second question every change is refused, and nothing of it happens', async () => {
    const scene = await givenClub();
    const acting = await actingAs(scene.owner, { isWriting: false });
    const passed: string[] = [];
    for (const call of [...CHANGES_WHILE_ACTING, ...REFUSED_WHILE_ACTING, ...ONLY_FOR_STAFF]) {
      const [method, path] = partsOf(call);
      if (method === 'GET' || DESPITE_READING.includes(call)) continue;
      const answer = await acting.send(method, addressOf(path, scene), { body: {} });
      if (answer.headers['problem-kind'] !== 'readonly') passed.push(call);
    }
    expect(passed).toEqual([]);
  });

  test('D-12 log-in-as cannot send SMS, letters or invitations or take lists out, which the person themselves can', async () => {
    const scene = await givenClub();
    const acting = await actingAs(scene.owner);
    const calls: [string, unknown][] = [
      ['POST /organizations/{id}/sms', { body: 'Kom!', agreed_cost_ore: 10_000 }],
      ['POST /organizations/{id}/messages', { subject: 'Dugnad', body: 'Kom!' }],
      ['POST /events/{id}/messages', { subject: 'Husk', body: 'Drikke' }],
      ['POST /organizations/{id}/contacts/messages', { users: [scene.contact], body: 'Hei' }],
      ['POST /organizations/{id}/invites', { emails: ['ny@eksempel.no'] }],
      ['POST /events/{id}/invites', { emails: ['ny@eksempel.no'] }],
      ['POST /events/{id}/comments', { body: 'Hei' }],
      ['POST /organizations/{id}/members/export', { type: 'csv' }],
    ];
    for (const [call, body] of calls) {
      const [method, path] = partsOf(call);
      const before = await writtenSoFar();
      const refused = await acting.send(method, addressOf(path, scene), { body });
      expect([call, refused.status, refused.headers['problem-kind']]).toEqual([call, 403, 'own_only']);
      expect([call, await writtenSoFar()]).toEqual([call, before]);
      const own = await portal.as(scene.owner).send(method, addressOf(path, scene), { body });
      expect([call, own.status]).toEqual([call, 200]);
    }
  });

  test('D-12 every change that is tried is written down with actor, subject and call', async () => {
    const person = await givenMember(portal, 'Bo Bruker');
    const acting = await actingAs(person.id);
    const scene = await givenClub();
    const file = multipartBody([{ name: 'notat.txt', type: 'text/plain', bytes: Buffer.from('Hei') }]);
    for (const call of CHANGES_WHILE_ACTING) {
      const [method, path] = partsOf(call);
      await acting.send(method, addressOf(path, scene), call === 'POST /uploads' ? file : { body: {} });
    }
    const entries = await portal.db
      .selectFrom('audit_entry')
      .select(['actor_user_id', 'acting_user_id', 'subject_user_id', 'details'])
      .where('action', '=', 'acted')
      .where('subject_user_id', '=', person.id)
      .orderBy('position')
      .execute();
    // What is only counted changes nothing; the second question and the log-out have entries of their own.
    const noted = CHANGES_WHILE_ACTING.filter((call) => !/^POST \/(metrics\/|auth\/(logout|acting))/.test(call));
    expect(entries.map(({ details }) => (details as { call: string }).call)).toEqual(noted);
    expect(new Set(entries.map(({ actor_user_id }) => actor_user_id))).toEqual(new Set([person.id]));
    expect(new Set(entries.map(({ acting_user_id }) => acting_user_id))).toEqual(new Set([admin.id]));
  });
});

/** They lead out of it, count, or ask the second question. */
const DESPITE_READING = [
  'POST /auth/acting/writing',
  'POST /auth/login',
  'POST /auth/logout',
  'POST /auth/verify',
  'POST /auth/verify/resend',
  'POST /metrics/browser-errors',
];

const WRITTEN = ['outgoing_message', 'circular', 'organisation_invite', 'export_file', 'comment'] as const;

const writtenSoFar = () =>
  Promise.all(WRITTEN.map(async (table) => (await portal.db.selectFrom(table).select('id').execute()).length));
