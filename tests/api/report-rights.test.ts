import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { messengerOf } from '#tests/support/chat-scene.ts';
import { pdf, png } from '#tests/support/files.ts';
import { NB, reportScene } from '#tests/support/report-scene.ts';

const scene = await reportScene();
const { portal, people, report, reported, decide, decideAppeal, appeal, show, queue, own, club, handIn } = scene;
const { staff, colleague, support, elsewhere, moderator, moderator2, superAdmin } = people;
afterAll(() => scene.close());

const seesCase = async (as: string, id: string) => (await portal.as(as).get(`/api/reports/cases/${id}`)).status;
const inQueue = async (as: string, id: string) =>
  (await queue(as)).data.some((one: { id: string }) => one.id === id) as boolean;

describe('BEY-16 who may not', () => {
  test('BEY-16 the municipality sees its own, moderators all, everybody else nothing', async () => {
    const { reporter, owner, member, asker, event, id: organisation, comment } = await club();
    const stranger = await portal.given.person('Frem Med');
    for (const [kind, id] of [
      ['event', event],
      ['organisation', organisation],
      ['comment', await comment()],
    ] as const) {
      const found = await reported(reporter, kind, id);
      for (const who of [staff, support, moderator, superAdmin]) {
        expect([await seesCase(who, found), await inQueue(who, found)]).toEqual([200, true]);
      }
      expect([await seesCase(elsewhere, found), await inQueue(elsewhere, found)]).toEqual([404, false]);
      for (const who of [stranger, owner, member, asker, reporter]) {
        expect(await seesCase(who, found)).toBe(404);
        expect((await portal.as(who).get('/api/reports/cases')).status).toBe(403);
        expect((await decide(who, found, 'nothing')).status).toBe(404);
      }
      expect((await decide(elsewhere, found, 'nothing')).status).toBe(404);
      expect((await appeal(stranger, found)).status).toBe(404);
    }
  });

  test('BEY-16 people are reported to moderators alone', async () => {
    const { reporter, member } = await club();
    const found = await reported(reporter, 'user', member);
    for (const who of [staff, support, elsewhere]) {
      expect([await seesCase(who, found), await inQueue(who, found)]).toEqual([404, false]);
    }
    expect(await inQueue(moderator, found)).toBe(true);
  });

  test('BEY-16 a former moderator, and a municipal admin whose grant was taken back', async () => {
    const { reporter, event } = await club();
    const found = await reported(reporter, 'event', event);
    const former = await portal.given.person('Fredrik Før', { scopes: ['moderator'] });
    expect(await seesCase(former, found)).toBe(200);
    await portal.db.updateTable('app_user').set({ scopes: [] }).where('id', '=', former).execute();
    expect(await seesCase(former, found)).toBe(404);
    expect((await decide(former, found, 'nothing')).status).toBe(404);
  });

  test('BEY-16 nobody decides about what they reported, wrote, or belong to', async () => {
    const { id, event, comment, reporter } = await club();
    const own = await reported(staff, 'event', event);
    expect((await decide(staff, own, 'nothing')).status).toBe(404);
    expect((await decide(colleague, own, 'nothing')).status).toBe(204);
    const words = await comment();
    await sql`update comment set author_id = ${moderator} where id = ${words}`.execute(portal.db);
    const about = await reported(reporter, 'comment', words);
    expect(await seesCase(moderator, about)).toBe(404);
    expect(await inQueue(moderator, about)).toBe(false);
    await portal.given.member(id, support, 'member');
    const ofClub = await reported(reporter, 'organisation', id);
    expect(await seesCase(support, ofClub)).toBe(404);
    await sql`delete from membership where user_id = ${support}`.execute(portal.db);
  });

  test('BEY-16 the user who decided does not decide the appeal', async () => {
    const { reporter, event } = await club();
    const found = await reported(reporter, 'event', event);
    await decide(moderator, found, 'nothing');
    await appeal(reporter, found);
    expect((await decideAppeal(moderator, found, 'hide')).status).toBe(403);
    expect((await decideAppeal(elsewhere, found, 'nothing')).status).toBe(404);
    expect((await decideAppeal(moderator2, found, 'hide')).status).toBe(204);
    expect((await portal.get(`/api/events/${event}`)).status).toBe(404);
  });

  test('BEY-16 support takes no activity down, and no municipality takes out messages', async () => {
    const { reporter, event } = await club();
    const found = await reported(reporter, 'event', event);
    expect((await show(support, found)).can.decide).toEqual(['nothing', 'warn']);
    expect((await decide(support, found, 'hide')).status).toBe(409);
    expect((await portal.get(`/api/events/${event}`)).status).toBe(200);
  });

  test('BEY-16 not logged in as another, not readonly, not on a portal that is closing', async () => {
    const { reporter, event } = await club();
    const acting = { headers: { 'x-test-state': JSON.stringify({ acting_user_id: superAdmin }) }, ...NB };
    const body = { kind: 'event', id: event, reason: 'fraud' };
    expect((await portal.as(reporter).post('/api/reports', body, acting)).headers['problem-kind']).toBe('own_only');
    const readonly = { headers: { 'x-test-state': JSON.stringify({ mode: 'readonly' }) } };
    expect((await portal.as(reporter).post('/api/reports', body, readonly)).status).toBe(405);
    const closing = { host: 'demo-avviklet.localhost' };
    expect((await portal.as(reporter).post('/api/reports', body, closing)).status).toBe(403);
    expect((await portal.post('/api/reports', body)).status).toBe(401);
    const found = await reported(reporter, 'event', event);
    const decision = { decision: 'nothing', reason: 'Ikke noe galt' };
    for (const [state, status] of [
      [acting, 403],
      [readonly, 405],
      [closing, 403],
    ] as const) {
      const answer = await portal.as(staff).post(`/api/reports/cases/${found}/decision`, decision, state);
      expect(answer.status).toBe(status);
    }
  });

  test('BEY-16 what a user does not see cannot be reported: strangers, drafts, what is deleted, one’s own', async () => {
    const { reporter, asker, event, comment } = await club();
    const stranger = await portal.given.person('Frem Med');
    const own = await comment(reporter, 'Mitt eget');
    const draft = await portal.given.event({ name: 'Kladd', status: 'draft' });
    const gone = await comment();
    await portal.as(asker).send('DELETE', `/api/events/${event}/comments/${gone}`);
    expect((await report(reporter, 'user', stranger)).status).toBe(404);
    expect((await report(reporter, 'event', draft)).status).toBe(404);
    expect((await report(reporter, 'comment', gone)).status).toBe(404);
    expect((await report(reporter, 'comment', own)).status).toBe(409);
    expect((await report(reporter, 'picture', crypto.randomUUID())).status).toBe(404);
    expect((await report(reporter, 'message', crypto.randomUUID(), { seq: 1 })).status).toBe(404);
    expect((await report(reporter, 'event', event, { reason: 'grooming' })).status).toBe(422);
    expect((await report(reporter, 'event', event, { words: 'x'.repeat(1001) })).status).toBe(422);
  });
});

describe('USR-06 reports and people who leave', () => {
  const leave = async (id: string) => {
    const answer = await portal.as(id).send('DELETE', '/api/users/me');
    expect(answer.status).toBeLessThan(300);
    await portal.workOff();
  };

  const exportOf = async (id: string) => {
    await portal.as(id).post('/api/users/me/export');
    return portal.as(id).get('/api/users/me/export');
  };

  test('USR-06 a report stays without the user who made it', async () => {
    const { reporter, comment } = await club();
    const found = await reported(reporter, 'comment', await comment());
    await leave(reporter);
    const { rows } = await sql<{ reporter_id: string | null }>`
      select reporter_id from report where case_id = ${found}`.execute(portal.db);
    expect(rows).toEqual([{ reporter_id: null }]);
    expect((await show(staff, found)).reports).toHaveLength(1);
  });

  test('USR-06 what the reported user wrote goes with them', async () => {
    const { reporter, asker, comment } = await club();
    const found = await reported(reporter, 'comment', await comment());
    await leave(asker);
    const shown = await show(staff, found);
    expect(shown.reports[0].snapshot).toEqual({ words: '', by: null, at: null });
    expect(JSON.stringify(shown)).not.toContain('Anders');
  });

  test('USR-06 an export of the reported user says nothing of a report', async () => {
    const { reporter, asker, comment } = await club();
    await reported(reporter, 'comment', await comment(), { words: 'Hemmelig anklage' });
    const taken = await exportOf(asker);
    expect(taken.status).toBe(200);
    expect(taken.body).not.toContain('Hemmelig anklage');
    expect(taken.body).not.toContain(reporter);
    expect((await exportOf(reporter)).body).toContain('Hemmelig anklage');
    expect(await own(asker, 'about-me')).toEqual([]);
  });
});

test('BEY-16 a reported picture is kept as it was, taken out, and put back after an appeal', async () => {
  const { id, owner, reporter } = await club();
  const bytes = await png({ width: 640, height: 360 });
  const upload = await handIn(owner, { name: 'tur.png', bytes }, '?kind=image');
  const upload_id = upload.json().id;
  const gallery = async () => (await portal.get(`/api/organizations/${id}/gallery`)).json().data;
  await portal.as(owner).post(`/api/organizations/${id}/gallery`, { upload_id, caption: 'På toppen' });
  const [picture] = await gallery();
  const found = await reported(reporter, 'picture', picture.id, { reason: 'no_consent' });
  expect(await seesCase(elsewhere, found)).toBe(404);
  const shown = await show(staff, found);
  expect(shown).toMatchObject({
    is_about_child: true,
    reports: [{ files: [{ position: 0, kind: 'image' }], snapshot: { words: 'På toppen' } }],
  });
  const kept = `/api/reports/cases/${found}/files/${shown.reports[0].id}`;
  expect((await portal.as(elsewhere).get(kept)).status).toBe(404);
  expect((await decide(support, found, 'remove')).status).toBe(409);
  expect((await decide(staff, found, 'remove')).status).toBe(204);
  expect(await gallery()).toEqual([]);
  expect((await portal.get(picture.url)).status).toBe(404);
  expect((await portal.as(staff).get(kept)).status).toBe(200);
  await appeal(owner, found);
  expect((await decideAppeal(colleague, found, 'nothing')).status).toBe(204);
  const [back] = await gallery();
  expect(back.caption).toBe('På toppen');
  expect((await portal.get(back.url)).status).toBe(200);
});

describe('BEY-16 the files of a reported message', () => {
  /** A picture without words and a document, sent by one member to another. */
  async function sent() {
    const { member, reporter } = await club();
    await sql`update app_user set birth_date = '1985-04-12' where id in (${member}, ${reporter})`.execute(portal.db);
    const bytes = await png({ width: 640, height: 360 });
    const files = [
      (await handIn(member, { name: 'tur.png', bytes }, '?kind=image')).json().id,
      (await handIn(member, { name: 'Plan.pdf', bytes: pdf() }, '?kind=document')).json().id,
    ];
    const chat = messengerOf(portal);
    const thread = (await chat.direct(member, [reporter])).json().data.thread_id;
    const { seq } = (await chat.write(member, thread, '', { files })).json().data;
    const found = await reported(reporter, 'message', thread, { seq, reason: 'hurtful' });
    const [kept] = (await show(moderator, found)).reports;
    const fetched = async (as: string, position = 0) =>
      (await portal.as(as).get(`/api/reports/cases/${found}/files/${kept.id}?position=${position}`)).status;
    const inThread = async () =>
      (await chat.read(reporter, thread)).data.at(-1).files.map(({ name }: { name: string }) => name);
    return { member, reporter, thread, seq, found, kept, fetched, inThread, line: `/api/messenger/threads/${thread}` };
  }

  test('BEY-16 are kept as they were, also when the line is taken back, and shown to those who decide', async () => {
    const { member, reporter, found, kept, fetched, line, seq } = await sent();
    expect(kept.files).toMatchObject([
      { position: 0, name: 'tur.png', kind: 'image' },
      { position: 1, name: 'Plan.pdf', kind: 'document' },
    ]);
    expect((await show(moderator, found)).around.at(-1)).toMatchObject({
      words: '',
      files_count: 2,
      is_reported: true,
    });
    expect((await portal.as(member).send('DELETE', `${line}/messages/${seq}`)).status).toBeLessThan(300);
    expect([await fetched(moderator), await fetched(moderator, 1), await fetched(moderator, 2)]).toEqual([
      200, 200, 404,
    ]);
    for (const who of [staff, member, reporter, elsewhere]) expect(await fetched(who)).toBe(404);
  });

  test('BEY-16 are taken out with it, and back after an appeal, until their author is erased', async () => {
    const { member, reporter, found, fetched, inThread, line, seq } = await sent();
    expect((await decide(moderator, found, 'remove')).status).toBe(204);
    expect(await inThread()).toEqual([]);
    await appeal(member, found);
    expect((await decideAppeal(moderator2, found, 'nothing')).status).toBe(204);
    expect(await inThread()).toEqual(['tur.png', 'Plan.pdf']);
    const [file] = (await portal.as(reporter).get(`${line}/messages`)).json().data.at(-1).files;
    expect((await portal.as(reporter).get(`${line}/files/${file.id}`)).status).toBe(200);
    expect((await portal.as(member).send('DELETE', '/api/users/me')).status).toBeLessThan(300);
    await portal.workOff();
    expect([await inThread(), await fetched(moderator), seq]).toEqual([[], 404, 2]);
  });
});
