import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/server/personal-data.ts';
import { SAMPLE_VALUES } from '#features/messages/server/sample-values-data.ts';
import { KINDS, kindOf, type NoticeTemplate } from '#features/notifications/kinds.ts';
import { erasePerson } from '#features/users/server/erase-person.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const TEMPLATES = Object.keys(KINDS) as NoticeTemplate[];
/** Of conversations: `notify` refuses them without the id, and the rows go by it as those below. */
const OF_CONVERSATIONS: readonly NoticeTemplate[] = ['messagesUnread', 'threadExpiring', 'threadAdded'];
/** An organisation writes to many: its letters say who typed it, the lists do not (`circulars-told.test.ts`). */
const OF_ORGANISATIONS: readonly NoticeTemplate[] = ['circular', 'attendeeCircular'];
const NAMING = TEMPLATES.filter(
  (template) => 'person' in SAMPLE_VALUES[template] && ![...OF_CONVERSATIONS, ...OF_ORGANISATIONS].includes(template),
);

/** What the values of a notice are called. Only `person` is the name of another user than the reader. */
const NOT_A_USER = new Set([
  'name',
  'organisation',
  'partner',
  'event',
  'certificate',
  'conversation',
  'list',
  'day',
  'days',
  'due',
  'decision',
  'kind',
  'thing',
  'role',
  'relation',
  'sender',
  'slot',
  'subject',
  'reason',
  'note',
  'lines',
  'files',
  'count',
  'when',
  'time',
  'before',
  'starts',
  'until',
  'venue',
  'position',
  'drawsAt',
  'period',
  'times',
  'changes',
  'attendingCount',
  'waitingCount',
  'url',
  'restoreUrl',
  'about',
  'amount',
  'desk',
  'title',
  'is_twice',
  'answer',
  'outcome',
  'news',
  'ticket',
  'provider',
  'child',
  'why',
  'payee',
  'scheme',
  'group',
  'by',
  'visits',
  'number',
  'item',
  'place',
  'municipality',
  'kept',
  'back',
  'organisations',
  'lastDay',
  'fetchUntil',
]);

const NAME = 'Nora Navngitt';

let portal: TestPortal;
let scene: ReturnType<typeof certificateScene>;
let nora: UserId;
beforeAll(async () => {
  portal = await startPortal();
  scene = certificateScene(portal);
});
afterAll(() => portal.close());

const done = async (answer: Promise<{ status: number; body: string }>): Promise<void> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${body}`);
};

/** She does everything of which others are told with her name. */
async function actInEveryWay() {
  const club = await scene.givenClubWithCertificate({ name: 'Solvik IL' });
  const other = await scene.givenClubWithCertificate({ name: 'Fjellsiden turlag' });
  const staff = await portal.given.person('Kari Kommune', { adminOf: [BERGEN] });
  nora = await portal.given.person(NAME, { email: 'nora@test.example' });
  const as = portal.as(nora);
  const request = { name: 'Koret', description: 'Vi synger.', municipality_id: String(BERGEN), request_note: 'Hei' };
  await done(as.post('/api/organizations', request));
  await done(as.post(`${club.url}/request`, { description: '' }));
  await done(portal.as(club.admin).post(`${club.url}/members/${nora}/accept`));
  await done(portal.as(club.owner).post(`${club.url}/members/${nora}/role`, { role: 'admin', from: 'member' }));
  await done(portal.as(club.owner).post(`${club.url}/owner/${nora}`));
  await done(as.post(`${club.url}/owner/accept`));
  await done(as.post(`${club.url}/owner/${club.admin}`));
  await done(portal.as(club.admin).post(`${club.url}/owner/accept`));
  await done(as.send('PUT', `${club.url}/sms-config`, { body: { is_enabled: true, sender: 'Solvik IL' } }));
  const question = { users: [other.owner], name: `Fra ${NAME}`, body: 'Er det plass?', files: [] };
  await done(as.post(`${other.url}/contacts/messages`, question));
  await scene.assign(nora, club, [club.member]);
  await scene.request(nora, club);
  await portal.given.member(other.id, nora, 'member');
  await scene.assign(other.admin, other, [nora]);
  const assigned = (await scene.ownStamps(nora)).find(({ status }) => status === 'not_accepted');
  await scene.accept(nora, assigned?.id ?? '');
  await done(as.post(`${other.url}/leave`));
  const [address, event] = [`${club.outsider}@test.example`, await portal.given.event({ organisation: club.id })];
  await done(as.post(`${club.url}/invites`, { emails: [address] }));
  await done(as.post(`/api/events/${event}/invites`, { emails: [address], user_ids: [], note: '' }));
  const token = 'invited'.repeat(6);
  await sql`
    insert into organisation_invite (id, organisation_id, email, role, token_digest, invited_by, created_at, expires_at)
    values (gen_random_uuid(), ${other.id}, 'nora@test.example', 'member',
      ${portal.jobServices.secrets.digest('token', token)}, ${other.admin}, now(), now() + interval '1 day')`.execute(
    portal.db,
  );
  await done(as.post('/api/invites/accept', { token }));
  await portal.workOff();
  return { club, staff };
}

const naming = async () =>
  (
    await sql<{ type: string; user_id: UserId }>`
      select type, user_id from notification
      where row(notification.*)::text like ${`%${NAME}%`} order by type`.execute(portal.db)
  ).rows;

const numbersOf = async (who: UserId) => (await portal.as(who).get('/api/notifications')).json().meta;

const erase = async () => {
  await sql`update app_user set erased_at = now(), blocked_at = now() where id = ${nora}`.execute(portal.db);
  await erasePerson({ ...portal.jobServices, now: new Date(), userId: nora }, PERSONAL_DATA);
};

test('NOT-03 D-23 each value of a notice is known to be the name of a user, or not to be', () => {
  const values = TEMPLATES.flatMap((template) => Object.keys(SAMPLE_VALUES[template]));
  const unknown = values.filter(
    (name) => !NOT_A_USER.has(name) && name !== 'person' && !/^(is|has|keeps)[A-Z]/.test(name),
  );
  expect(unknown).toEqual([]);
  expect(NAMING).toHaveLength(13);
});

test('NOT-03 D-23 with a user goes every notice that names them, and the numbers of others follow', async () => {
  const { club, staff } = await actInEveryWay();
  const told = await naming();
  expect([...new Set(told.map(({ type }) => type))]).toEqual(
    NAMING.map((template) => kindOf(template).type).toSorted(),
  );
  const before = await numbersOf(staff);
  expect(before).toMatchObject({ total: 2, total_unread: 2 });
  await sql`update notification set read_at = now() where user_id = ${staff} and type = 'organization:requested'`.execute(
    portal.db,
  );
  const others = await numbersOf(club.member);
  const { rows: heard } = await sql`select from stream_entry where user_id = ${staff}`.execute(portal.db);
  await erase();
  expect(await naming()).toEqual([]);
  expect(await numbersOf(staff)).toMatchObject({ total: 0, total_unread: 0 });
  expect((await numbersOf(club.member)).total).toBe(others.total - 1);
  const { rows: wrong } = await sql`
    select from notification_count
    where total <> (select count(*) from notification n where n.user_id = notification_count.user_id)
      or unread <> (
        select count(*) from notification n where n.user_id = notification_count.user_id and n.read_at is null)`.execute(
    portal.db,
  );
  expect(wrong).toEqual([]);
  const { rows: heardSince } = await sql`select from stream_entry where user_id = ${staff}`.execute(portal.db);
  expect(heardSince).toHaveLength(heard.length + 1);
  await erase();
  expect(await naming()).toEqual([]);
});

test('NOT-03 D-23 what waits in the queue while a user is erased is told to nobody', async () => {
  const club = await scene.givenClub({ name: 'Solvik IL' });
  nora = await portal.given.person(NAME);
  await done(portal.as(nora).post(`${club.url}/request`, { description: '' }));
  await erase();
  await portal.workOff();
  expect(await naming()).toEqual([]);
  expect(await numbersOf(club.admin)).toMatchObject({ total: 0, total_unread: 0 });
});
