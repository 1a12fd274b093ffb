import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bulkMessageWorkers } from '#features/bulk-messages/server/jobs.ts';
import { REFERENCES } from '#features/uploads/server/references.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { BERGEN } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

/** As in the settings, unless a test asks for more. */
const DAILY_LETTERS = 1000;

let portal: TestPortal;
let kari: UserId;
let solvik: OrganisationId;
let members: string[];
const NOW = new Date('2026-11-19T12:00:00Z');
let now = NOW;

beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
beforeEach(async () => {
  now = NOW;
  kari = await portal.given.person('Kari Leder');
  solvik = await portal.given.organisation({ name: 'Solvik IL', owner: kari, email: 'post@solvik.example' });
  members = [];
  for (const name of ['Anne', 'Bjørn', 'Camilla']) {
    const id = await portal.given.person(name);
    await portal.given.member(solvik, id);
    members.push(id);
  }
});
afterAll(() => portal.close());

const LETTER = { subject: 'Dugnad på lørdag', body: 'Hei!\nTa med spade.\n\nHilsen styret' };
const write = (as: string | undefined, body: object = LETTER, of = solvik) =>
  portal.as(as).post(`/api/organizations/${of}/messages`, body, { language: 'nb' });
type Sent = { user_id: string; template: string; text: string; html: string; subject: string; reply_to: string | null };
const sentTo = async (of = solvik): Promise<Sent[]> => {
  const { rows } = await sql<Sent>`
    select m.user_id, m.template, m.text, m.html, m.subject, m.reply_to from outgoing_message m
    join circular c on c.id = m.circular_id
    where c.organisation_id = ${of} order by m.recipient`.execute(portal.db);
  return rows;
};
const sayNo = (person: string, organisation: string | null) =>
  sql`insert into notification_setting (user_id, organisation_id, by_email, by_sms, by_push)
    values (${person}, ${organisation}, false, false, false)`.execute(portal.db);
const handIn = async (owner: string, name = 'Kart.pdf') => {
  const { rows } = await sql<{ id: string }>`
    insert into upload (id, owner_user_id, kind, name, type, bytes, storage_key, created_at)
    values (gen_random_uuid(), ${owner}, 'document', ${name}, 'application/pdf', 10, gen_random_uuid() || '.pdf', ${now})
    returning id`.execute(portal.db);
  return rows[0]?.id ?? '';
};

describe('ORG-05 a message to the members', () => {
  test('ORG-05 is written down at once, and goes out to each from a job', async () => {
    const answer = await write(kari);
    expect([answer.status, answer.json()]).toEqual([200, { data: { recipients: 4 } }]);
    expect(await sentTo()).toEqual([]);
    await portal.workOff();
    const sent = await sentTo();
    expect(sent.map(({ user_id }) => user_id).sort()).toEqual([kari, ...members].sort());
    expect(sent[0]).toMatchObject({
      subject: 'Solvik IL: Dugnad på lørdag',
      reply_to: 'post@solvik.example',
      template: 'circular',
    });
    expect(sent[0]?.text).toContain('Kari Leder skriver til medlemmene i Solvik IL:');
    expect(sent[0]?.html).toContain('Hei!<br>Ta med spade.</p>');
    const history = (await portal.as(kari).get(`/api/organizations/${solvik}/messages`)).json();
    expect(history.meta.total).toBe(1);
    expect(history.data).toMatchObject([
      { channel: 'email', subject: LETTER.subject, body: LETTER.body, sender: 'Kari Leder', recipients_count: 4 },
    ]);
    expect(history.data[0].sent_at).not.toBeNull();
  });

  test('D-27 a job that runs twice sends nothing twice, also after the messages are gone', async () => {
    await write(kari);
    const { rows } = await sql<{ id: string }>`select id from circular where organisation_id = ${solvik}`.execute(
      portal.db,
    );
    const [worker] = bulkMessageWorkers({ origins: { baseDomain: 'localhost', scheme: 'http' } });
    const run = () => worker?.work(portal.jobServices, { id: rows[0]?.id, tenant: 'bergen' });
    await Promise.all([run(), run()]);
    await run();
    await portal.workOff();
    expect(await sentTo()).toHaveLength(4);
    await sql`delete from outgoing_message where circular_id = ${rows[0]?.id}`.execute(portal.db);
    await run();
    expect(await sentTo()).toEqual([]);
  });

  test('D-29 a job that was stopped half-way goes on where it stopped', async () => {
    await write(kari);
    await sql`
      insert into outgoing_message (id, channel, recipient, user_id, tenant_key, template, language, created_at, circular_id)
      select gen_random_uuid(), 'email', 'done@test.example', ${members[0]}, 'bergen', 'circular', 'nb', ${now}, id
      from circular where organisation_id = ${solvik}`.execute(portal.db);
    await portal.workOff();
    const sent = await sentTo();
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ user_id }) => user_id)).size).toBe(4);
  });

  test('ORG-05 those who said no, are shut out, have no address or are no members today get none', async () => {
    const [anne = '', bjorn = '', camilla = ''] = members;
    await sayNo(anne, solvik);
    await sayNo(bjorn, null);
    await sql`update app_user set email_verified_at = null where id = ${camilla}`.execute(portal.db);
    const blocked = await portal.given.person('Blokkert');
    await portal.given.member(solvik, blocked);
    await sql`update app_user set blocked_at = ${now} where id = ${blocked}`.execute(portal.db);
    await portal.given.member(solvik, await portal.given.person('Søker'), 'applicant');
    await portal.given.member(solvik, await portal.given.person('Ferdig'), 'member', { endsOn: '2026-11-18' });
    await portal.given.member(solvik, await portal.given.person('Borte'), 'member', { status: 'left' });
    const audience = await portal.as(kari).get(`/api/organizations/${solvik}/messages/audience`);
    expect(audience.json().data).toEqual({ recipients: 1, members: 5 });
    expect((await write(kari)).json().data.recipients).toBe(1);
    await portal.workOff();
    expect((await sentTo()).map(({ user_id }) => user_id)).toEqual([kari]);
  });

  test('ORG-05 what a user says about one organisation counts before what they said at all', async () => {
    const [anne = ''] = members;
    await sayNo(anne, null);
    await sql`insert into notification_setting (user_id, organisation_id, by_email, by_sms, by_push)
      values (${anne}, ${solvik}, true, false, false)`.execute(portal.db);
    expect((await write(kari)).json().data.recipients).toBe(4);
  });

  test('ORG-05 only those from a role upwards', async () => {
    const coordinator = await portal.given.person('Koordinator');
    await portal.given.member(solvik, coordinator, 'moderator');
    expect((await write(coordinator, { ...LETTER, from_role: 'moderator' })).json().data.recipients).toBe(2);
    await portal.workOff();
    expect((await sentTo()).map(({ user_id }) => user_id).sort()).toEqual([kari, coordinator].sort());
    const nobody = await portal.given.organisation({ name: 'Tom' });
    await portal.given.member(nobody, kari, 'moderator');
    expect((await write(kari, { ...LETTER, from_role: 'admin' }, nobody)).status).toBe(409);
  });

  test('ORG-05 an empty message or one without a subject is not sent', async () => {
    const empty = await write(kari, { ...LETTER, body: ' \n ' });
    expect([empty.status, empty.json().errors.body]).toEqual([422, ['Du må skrive inn meldingen']]);
    expect((await write(kari, { body: 'Hei' })).json().errors).toHaveProperty('subject');
    expect((await write(kari, { ...LETTER, body: 'a'.repeat(5001) })).status).toBe(422);
  });

  test('D-05 who may write, and who may read what was written', async () => {
    const [anne = ''] = members;
    const municipal = await portal.given.person('Kommunen', { adminOf: [BERGEN] });
    const admin = await portal.given.person('Super', { scopes: ['admin'] });
    const outsider = await portal.given.person('Utenfor');
    expect((await write(undefined)).status).toBe(401);
    for (const person of [anne, municipal, admin, outsider]) {
      expect((await write(person)).status).toBe(403);
      expect((await portal.as(person).get(`/api/organizations/${solvik}/messages`)).status).toBe(403);
      expect((await portal.as(person).get(`/api/organizations/${solvik}/messages/audience`)).status).toBe(403);
    }
    await sql`update organisation set is_private = true where id = ${solvik}`.execute(portal.db);
    expect((await write(outsider)).status).toBe(404);
  });

  test('D-13 there is an end to a day', async () => {
    await sql`insert into circular (id, organisation_id, channel, audience, body, recipients_count, created_at)
      values (gen_random_uuid(), ${solvik}, 'email', 'members', 'x', ${DAILY_LETTERS - 3}, ${now})`.execute(portal.db);
    const answer = await write(kari);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    now = new Date(NOW.getTime() + 86_400_001);
    expect((await write(kari)).status).toBe(200);
  });

  test('UPL-04 files go along as links that the user who gets them can open, and are kept', async () => {
    const file = await handIn(kari);
    expect((await write(kari, { ...LETTER, files: [file, file] })).status).toBe(200);
    await portal.workOff();
    const { rows } = await sql<{ storage_key: string }>`select storage_key from upload where id = ${file}`.execute(
      portal.db,
    );
    const [sent] = await sentTo();
    expect(sent?.text).toContain(`Kart.pdf:\nhttp://bergen.localhost:3000/uploads/${rows[0]?.storage_key}`);
    expect(sent?.text.match(/Kart\.pdf/g)).toHaveLength(1);
    expect(REFERENCES).toContain('circular_file.upload_id');
  });

  test("D-05 nobody sends another's file", async () => {
    const file = await handIn(members[0] ?? '');
    const answer = await write(kari, { ...LETTER, files: [file] });
    expect([answer.status, answer.json().errors.files]).toEqual([
      422,
      ['Vi finner ikke en av filene. Last den opp på nytt.'],
    ]);
    const { rows } = await sql`select from circular where organisation_id = ${solvik}`.execute(portal.db);
    expect(rows).toEqual([]);
  });

  test('ORG-05 an answer goes to the organisation, where it has an address that one can answer to', async () => {
    await write(kari);
    await portal.workOff();
    const { rows } = await sql<{ text: string }>`
      select text from outgoing_message where user_id = ${kari}`.execute(portal.db);
    expect(rows[0]?.text).toContain('går svaret til post@solvik.example');
  });
});

describe('DLG-03 a message to contact persons', () => {
  let visitor: UserId;
  let coordinator: UserId;
  beforeEach(async () => {
    visitor = await portal.given.person('Nina Nysgjerrig', { email: `nina-${crypto.randomUUID()}@test.example` });
    coordinator = await portal.given.person('Koordinator');
    await portal.given.member(solvik, coordinator, 'moderator', { isContact: true });
  });
  const contact = (as: string | undefined, body: object, of = solvik) =>
    portal.as(as).post(`/api/organizations/${of}/contacts/messages`, body, { language: 'nb' });

  test('DLG-03 goes to those who were chosen, and the answer to the user who wrote', async () => {
    const file = await handIn(visitor, 'Bilde.pdf');
    const body = { users: [coordinator, kari], name: 'Plass til en til?', body: 'Hei\nEr det plass?', files: [file] };
    expect((await contact(visitor, body)).json()).toEqual({ data: { recipients: 2 } });
    const { rows } = await sql<Sent>`
      select template, subject, text, reply_to from outgoing_message where user_id = ${coordinator}`.execute(portal.db);
    const { rows: own } = await sql<{ email: string }>`select email from app_user where id = ${visitor}`.execute(
      portal.db,
    );
    expect(rows).toMatchObject([{ template: 'contactMessage', subject: 'Solvik IL: Plass til en til?' }]);
    expect(rows[0]?.reply_to).toBe(own[0]?.email);
    expect(rows[0]?.text).toContain('Hei\nEr det plass?');
    expect(rows[0]?.text).toContain('Bilde.pdf:\nhttp://bergen.localhost:3000/uploads/');
    const copies = await sql`select from outgoing_message where user_id = ${visitor}`.execute(portal.db);
    expect(copies.rows).toEqual([]);
  });

  test('D-22 what was written is not kept, nor shown to others of the organisation', async () => {
    await contact(visitor, { users: [coordinator], body: 'Fortrolig' });
    const { rows } = await sql`select subject, body from circular where organisation_id = ${solvik}`.execute(portal.db);
    expect(rows).toEqual([{ subject: null, body: '' }]);
    expect((await portal.as(kari).get(`/api/organizations/${solvik}/messages`)).json().data).toEqual([]);
  });

  test('DLG-03 the message is required, and so is a user to get it', async () => {
    const empty = await contact(visitor, { users: [coordinator], body: '' });
    expect([empty.status, empty.json().errors.body]).toEqual([422, ['Du må skrive inn meldingen']]);
    expect((await contact(visitor, { users: [], body: 'Hei' })).json().errors.users).toEqual([
      'Velg minst én mottaker',
    ]);
  });

  test('D-13 only contact persons can be written to', async () => {
    const quiet = await portal.given.person('Stille');
    await portal.given.member(solvik, quiet, 'moderator');
    const named = await portal.given.person('Medlem');
    await portal.given.member(solvik, named, 'member', { isContact: true });
    for (const user of [members[0], quiet, named, visitor]) {
      expect((await contact(visitor, { users: [coordinator, user], body: 'Hei' })).status).toBe(422);
    }
    const { rows } = await sql`select from outgoing_message where user_id = ${coordinator}`.execute(portal.db);
    expect(rows).toEqual([]);
  });

  test('DLG-03 a contact person without an address of their own is passed over', async () => {
    await sql`update app_user set email = null, email_verified_at = null where id = ${coordinator}`.execute(portal.db);
    const both = await contact(visitor, { users: [coordinator, kari], body: 'Hei' });
    expect(both.json()).toEqual({ data: { recipients: 1 } });
    expect((await contact(visitor, { users: [coordinator], body: 'Hei' })).status).toBe(409);
  });

  test('DLG-03 the user who writes needs an address that is theirs', async () => {
    await sql`update app_user set email_verified_at = null where id = ${visitor}`.execute(portal.db);
    const answer = await contact(visitor, { users: [coordinator], body: 'Hei' });
    expect([answer.status, answer.json().message]).toEqual([
      409,
      'Legg til en e-postadresse i profilen din først. Dit kommer svaret.',
    ]);
    expect((await contact(undefined, { users: [coordinator], body: 'Hei' })).status).toBe(401);
  });

  test('D-05 a private organisation is written to by its members alone', async () => {
    await sql`update organisation set is_private = true where id = ${solvik}`.execute(portal.db);
    expect((await contact(visitor, { users: [coordinator], body: 'Hei' })).status).toBe(404);
    expect((await contact(members[0], { users: [coordinator], body: 'Hei' })).status).toBe(200);
  });
});
