import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { retentionWorkers } from '#features/retention/server/jobs.ts';
import { messengerOf } from '#tests/support/chat-scene.ts';
import { reportScene } from '#tests/support/report-scene.ts';

const scene = await reportScene();
const { portal, people, report, reported, decide, decideAppeal, appeal, show, queue, own, club, lettersTo } = scene;
const { staff, colleague, moderator, moderator2, superAdmin } = people;
afterAll(() => scene.close());

const auditOf = async (action: string) =>
  (
    await sql<{ details: object }>`select details from audit_entry where action = ${action}`.execute(portal.db)
  ).rows.map(({ details }) => JSON.stringify(details));
const notices = async (as: string): Promise<{ type: string; text: string }[]> => {
  await portal.workOff();
  return (await portal.as(as).get('/api/notifications')).json().data;
};
const typesFor = async (as: string) => (await notices(as)).map(({ type }) => type);

describe('BEY-16 reporting', () => {
  test('BEY-16 a receipt, a place in the queue, and an answer to both sides without the reporter’s name', async () => {
    const { reporter, asker, event, comment } = await club();
    const id = await comment();
    const answer = await report(reporter, 'comment', id, { reason: 'hurtful', words: 'Tredje gangen denne uken' });
    expect(answer.status).toBe(200);
    const receipt = answer.json().data;
    expect(await typesFor(reporter)).toContain('report:received');
    expect(await own(reporter, 'mine')).toMatchObject([
      { id: receipt.id, number: receipt.number, reason: 'hurtful', decision: null, appeal_until: null },
    ]);
    expect(await own(asker, 'about-me')).toEqual([]);
    const inQueue = (await queue(staff)).data.find((one: { id: string }) => one.id === receipt.id);
    expect(inQueue).toMatchObject({ kind: 'comment', name: 'Rask rikdom', reports_count: 1, is_about_child: false });
    expect(await typesFor(staff)).toContain('report:opened');

    const shown = await show(staff, receipt.id);
    expect(shown.reports[0]).toMatchObject({
      words: 'Tredje gangen denne uken',
      snapshot: { words: 'Dere er helt håpløse', by: 'Anders Spør' },
    });
    expect(JSON.stringify(shown)).not.toContain('Vera');
    expect(shown.can.decide).toEqual(['nothing', 'warn', 'remove']);
    expect((await decide(staff, receipt.id, 'remove')).status).toBe(204);
    expect((await portal.get(`/api/events/${event}/comments`)).json().data).toEqual([]);

    expect(await typesFor(reporter)).toContain('report:answered');
    expect(await typesFor(asker)).toContain('report:decided');
    const [mine] = await own(reporter, 'mine');
    expect(mine).toMatchObject({ decision: 'remove', decision_reason: 'Vilkår 4: Vær grei mot andre' });
    expect(mine.appeal_until).not.toBeNull();
    const [about] = await own(asker, 'about-me');
    expect(about).toMatchObject({ id: receipt.id, decision: 'remove', reason: null, words: null });
    const told = JSON.stringify([
      about,
      await lettersTo(asker),
      await notices(asker),
      (await portal.as(asker).get('/api/users/me/audit')).json(),
    ]);
    expect(told).not.toContain('Vera');
    expect(told).not.toContain(reporter);
    expect(told).not.toContain('Tredje gangen');
    expect((await auditOf('report.open')).length).toBeGreaterThan(0);
    expect((await auditOf('report.decide')).join()).toContain('Vilkår 4');
  });

  test('BEY-16 what others say of the same thing is the same case; each says it once; the answer goes to all', async () => {
    const { reporter, member, comment } = await club();
    const id = await comment();
    const first = await reported(reporter, 'comment', id);
    expect((await report(reporter, 'comment', id)).status).toBe(409);
    const second = (await report(member, 'comment', id, { reason: 'unfit_for_children' })).json().data;
    expect(second.id).toBe(first);
    expect(await show(staff, first)).toMatchObject({ reports_count: 2, is_about_child: true });
    await decide(staff, first, 'nothing');
    for (const who of [reporter, member]) expect(await typesFor(who)).toContain('report:answered');
    const again = await reported(reporter, 'comment', id);
    expect(again).not.toBe(first);
    expect((await show(staff, again)).earlier).toMatchObject([{ id: first, is_same_thing: true, decision: 'nothing' }]);
  });

  test('BEY-16 the thing stays as it was when it was reported', async () => {
    const { reporter, asker, event, comment } = await club();
    const id = await comment();
    const found = await reported(reporter, 'comment', id);
    await portal.as(asker).send('PUT', `/api/events/${event}/comments/${id}`, { body: { body: 'Så fint!' } });
    await portal.as(asker).send('DELETE', `/api/events/${event}/comments/${id}`);
    const shown = await show(staff, found);
    expect(shown.reports[0].snapshot.words).toBe('Dere er helt håpløse');
    expect(shown.can.decide).toEqual(['nothing', 'warn']);
  });

  test('BEY-16 an activity is taken down and an organisation stopped by the commands that there are', async () => {
    const { id, owner, reporter, event } = await club();
    const first = await reported(reporter, 'event', event, { reason: 'fraud' });
    expect((await decide(staff, first, 'hide')).status).toBe(204);
    expect((await portal.get(`/api/events/${event}`)).status).toBe(404);
    expect((await auditOf('event.take_down')).join()).toContain(event);
    expect(await own(owner, 'about-me')).toMatchObject([{ id: first, decision: 'hide' }]);
    const second = await reported(reporter, 'organisation', id, { reason: 'impersonation' });
    expect((await show(moderator, second)).can.decide).toEqual(['nothing', 'warn']);
    expect((await show(staff, second)).can.decide).toEqual(['nothing', 'warn', 'hide', 'remove']);
    expect((await decide(staff, second, 'remove')).status).toBe(204);
    expect((await portal.get(`/api/organizations/${id}`)).status).toBe(404);
    expect((await auditOf('organization.revoke')).join()).toContain(id);
  });

  test('BEY-16 a user is blocked by a super-admin with fresh proof, and told before', async () => {
    const { member, reporter } = await club();
    const found = await reported(reporter, 'user', member, { reason: 'grooming' });
    expect(await show(moderator, found)).toMatchObject({
      is_about_child: true,
      can: { decide: ['nothing', 'warn', 'suspend'] },
    });
    expect((await decide(moderator, found, 'block')).status).toBe(409);
    const stale = { headers: { 'x-test-state': JSON.stringify({ proved_at: '2020-01-01T00:00:00Z' }) } };
    const body = { decision: 'block', reason: 'Skrev til barn' };
    const address = `/api/reports/cases/${found}/decision`;
    expect((await portal.as(superAdmin).post(address, body, stale)).headers['problem-kind']).toBe('proof_required');
    expect((await decide(superAdmin, found, 'block', 'Skrev til barn')).status).toBe(204);
    expect((await portal.as(member).get('/api/users/me')).status).toBe(401);
    expect((await lettersTo(member)).map(({ template }) => template)).toContain('reportedDecided');
  });

  test('BEY-16 a message goes to moderators alone, with the nearest on either side, and is taken out', async () => {
    const { member, reporter } = await club();
    await sql`update app_user set birth_date = '1985-04-12' where id in (${member}, ${reporter})`.execute(portal.db);
    const chat = messengerOf(portal);
    const thread = (await chat.direct(member, [reporter], 'Hei')).json().data.thread_id;
    await chat.write(member, thread, 'Du er håpløs på ski');
    await chat.write(reporter, thread, 'Slik snakker vi ikke');
    const found = await reported(reporter, 'message', thread, { seq: 2, reason: 'hurtful' });
    expect((await portal.as(staff).get(`/api/reports/cases/${found}`)).status).toBe(404);
    const { around, can } = await show(moderator, found);
    expect(
      around.map(({ words, is_reported }: { words: string; is_reported: boolean }) => [words, is_reported]),
    ).toEqual([
      ['Hei', false],
      ['Du er håpløs på ski', true],
      ['Slik snakker vi ikke', false],
    ]);
    expect(can.decide).toEqual(['nothing', 'warn', 'remove', 'suspend']);
    await decide(moderator, found, 'remove');
    const wordsNow = async () => (await chat.read(reporter, thread)).data.map(({ body }: { body: string }) => body);
    expect(await wordsNow()).toEqual(['Hei', '', 'Slik snakker vi ikke']);
    await appeal(member, found);
    expect((await decideAppeal(moderator2, found, 'warn')).status).toBe(204);
    expect(await wordsNow()).toEqual(['Hei', 'Du er håpløs på ski', 'Slik snakker vi ikke']);
  });

  test('BEY-16 where two talk alone, a report that led to nothing is told to its maker only', async () => {
    const { member, reporter } = await club();
    const found = await reported(reporter, 'user', member);
    await decide(moderator, found, 'nothing');
    expect(await typesFor(reporter)).toContain('report:answered');
    expect(await typesFor(member)).not.toContain('report:decided');
    expect(await own(member, 'about-me')).toEqual([]);
    expect((await appeal(member, found)).status).toBe(404);
  });
});

describe('BEY-16 appeals', () => {
  test('BEY-16 one for each case, decided by another user, and what was done is undone', async () => {
    const { reporter, asker, event, comment } = await club();
    const before = (await auditOf('report.decide_appeal')).length;
    const found = await reported(reporter, 'comment', await comment());
    expect((await appeal(reporter, found)).status).toBe(409);
    await decide(staff, found, 'remove');
    expect((await appeal(asker, found)).status).toBe(204);
    expect((await appeal(reporter, found)).status).toBe(409);
    expect((await queue(colleague, 'appealed')).data.map(({ id }: { id: string }) => id)).toContain(found);
    expect((await show(staff, found)).can.decide_appeal).toEqual([]);
    expect((await decideAppeal(staff, found, 'nothing')).status).toBe(403);
    expect((await show(colleague, found)).can.decide_appeal).toEqual(['nothing', 'warn', 'remove']);
    expect((await decideAppeal(colleague, found, 'nothing')).status).toBe(204);
    expect((await portal.get(`/api/events/${event}/comments`)).json().data).toHaveLength(1);
    expect((await own(asker, 'about-me'))[0]).toMatchObject({ appeal_decision: 'nothing', appeal_until: null });
    expect((await own(reporter, 'mine'))[0]).toMatchObject({ appeal_decision: 'nothing', appeal_words: null });
    expect((await decideAppeal(colleague, found, 'remove')).status).toBe(409);
    expect((await auditOf('report.decide_appeal')).length).toBe(before + 1);
  });

  test('BEY-16 not after fourteen days', async () => {
    const { reporter, comment } = await club();
    const found = await reported(reporter, 'comment', await comment());
    await decide(staff, found, 'nothing');
    await sql`update report_case set decided_at = now() - interval '15 days' where id = ${found}`.execute(portal.db);
    expect((await appeal(reporter, found)).status).toBe(409);
    expect((await own(reporter, 'mine'))[0].appeal_until).toBeNull();
  });

  test('D-23 BEY-16 while an appeal waits for its answer, the case does not go', async () => {
    const { reporter, comment } = await club();
    const [waits, ends] = [await comment(), await comment()].map((id) => reported(reporter, 'comment', id));
    const [waiting, ended] = [await waits, await ends].map(String) as [string, string];
    for (const found of [waiting, ended]) await decide(staff, found, 'nothing');
    expect((await appeal(reporter, waiting)).status).toBe(204);
    const keep = async (days: number) => {
      const later = new Date(Date.now() + days * 86_400_000);
      for (const { work } of retentionWorkers) await work({ ...portal.jobServices, now: () => later }, {});
      const { rows } = await sql<{ id: string }>`
        select id from report_case where id = any(${[waiting, ended]}::uuid[])`.execute(portal.db);
      return rows.map(({ id }) => id);
    };
    expect(await keep(366)).toEqual([waiting]);
    expect((await decideAppeal(colleague, waiting, 'nothing')).status).toBe(204);
    expect(await keep(364)).toEqual([waiting]);
    expect(await keep(366)).toEqual([]);
  });

  test('BEY-16 an activity that was taken down may be published again, an organisation is opened again', async () => {
    const { id, owner, reporter, event } = await club();
    const [first, second] = [await reported(reporter, 'event', event), await reported(reporter, 'organisation', id)];
    await decide(staff, first, 'hide');
    await decide(staff, second, 'hide');
    for (const found of [second, first]) {
      expect((await appeal(owner, found)).status).toBe(204);
      expect((await decideAppeal(colleague, found, 'nothing')).status).toBe(204);
    }
    expect((await portal.get(`/api/organizations/${id}`)).status).toBe(200);
    expect((await portal.as(owner).get(`/api/events/${event}/permissions`)).json().data.taken_down_reason).toBeNull();
  });
});

test('BEY-16 the time to the first answer is measured', async () => {
  const { reporter, comment } = await club();
  const found = await reported(reporter, 'comment', await comment());
  await decide(staff, found, 'nothing');
  await sql`update report_case set opened_at = decided_at - interval '3 hours' where decided_at is not null`.execute(
    portal.db,
  );
  const { figures } = await queue(staff, 'decided');
  expect(figures).toMatchObject({ answer_minutes: 180 });
});
