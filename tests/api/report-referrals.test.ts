import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/server/personal-data.ts';
import { reportWorkers } from '#features/reports/server/jobs.ts';
import { retentionWorkers } from '#features/retention/server/jobs.ts';
import { erasePerson } from '#features/users/server/erase-person.ts';
import { shortDate } from '#platform/language/dates.ts';
import { asId } from '#tests/support/as-id.ts';
import { NB, reportScene } from '#tests/support/report-scene.ts';

const scene = await reportScene();
const { portal, people, reported, decide, show, queue, own, club, lettersTo } = scene;
const { staff, colleague, elsewhere, moderator } = people;
afterAll(() => scene.close());

const DAY_MS = 86_400_000;
const TODAY = shortDate(new Date());
const WHY = 'Har bedt et barn om å møtes alene';
const refer = (as: string, id: string, more: object = {}) =>
  portal
    .as(as)
    .post(`/api/reports/cases/${id}/referrals`, { authority: 'police', referred_on: TODAY, reason: WHY, ...more }, NB);
const endReferral = (as: string, id: string, authority = 'police') =>
  portal.as(as).post(`/api/reports/cases/${id}/referrals/end`, { authority }, NB);
const noticesFor = async (as: string): Promise<{ type: string }[]> => {
  await portal.workOff();
  return (await portal.as(as).get('/api/notifications')).json().data;
};
const typesFor = async (as: string) => (await noticesFor(as)).map(({ type }) => type);

async function runAt(later: Date): Promise<void> {
  for (const { work } of [...reportWorkers, ...retentionWorkers]) {
    await work({ ...portal.jobServices, now: () => later }, {});
  }
}

const isThere = async (id: string) =>
  (await sql`select from report_case where id = ${id}`.execute(portal.db)).rows.length === 1;
const wordsOf = async (id: string) =>
  (
    await sql<{ words: string }>`select snapshot ->> 'words' as words from report where case_id = ${id}`.execute(
      portal.db,
    )
  ).rows.map(({ words }) => words);

async function erase(id: string): Promise<void> {
  await sql`update app_user set erased_at = now() where id = ${id}`.execute(portal.db);
  const { db, enqueue, hear } = portal.jobServices;
  await erasePerson({ db, now: new Date(), enqueue, hear, userId: asId<'UserId'>(id) }, PERSONAL_DATA);
}

async function commentCase() {
  const scene = await club();
  return { ...scene, found: await reported(scene.reporter, 'comment', await scene.comment(), { reason: 'hurtful' }) };
}

describe('BEY-16 a case that is passed on to the police or child welfare', () => {
  test('BEY-16 stands in the case, in the queue and in the audit log: to whom, when, why and by whom', async () => {
    const { found } = await commentCase();
    expect((await show(staff, found)).can.refer).toEqual(['police', 'child_welfare']);
    expect((await refer(staff, found)).status).toBe(204);
    expect((await refer(staff, found)).status).toBe(409);
    const shown = await show(colleague, found);
    expect(shown.can.refer).toEqual(['child_welfare']);
    expect(shown.referrals).toEqual([
      { authority: 'police', referred_on: TODAY, reason: WHY, referred_by: 'Kari Kommune', ended_at: null },
    ]);
    expect((await refer(colleague, found, { authority: 'child_welfare' })).status).toBe(204);
    const inQueue = (await queue(staff)).data.find(({ id }: { id: string }) => id === found);
    expect(inQueue.referred_to).toEqual(['child_welfare', 'police']);
    const { rows } = await sql<{ details: object; subject_user_id: string | null }>`
      select details, subject_user_id from audit_entry where action = 'report.refer' order by position`.execute(
      portal.db,
    );
    expect(rows).toMatchObject([
      { details: { authority: 'police', referred_on: TODAY, reason: WHY }, subject_user_id: null },
      { details: { authority: 'child_welfare' }, subject_user_id: null },
    ]);
    expect((await decide(staff, found, 'remove')).status).toBe(204);
  });

  test('BEY-16 who reported it is told once that an authority has it, not which one or why; the other side nothing', async () => {
    const { found, reporter, asker } = await commentCase();
    await refer(staff, found);
    await refer(staff, found, { authority: 'child_welfare' });
    expect((await typesFor(reporter)).filter((type) => type === 'report:referred')).toHaveLength(1);
    expect((await own(reporter, 'mine'))[0]).toMatchObject({ is_referred: true });
    const read = JSON.stringify([await noticesFor(reporter), await lettersTo(reporter), await own(reporter, 'mine')]);
    expect(read).toContain('myndighet');
    for (const word of ['olitiet', 'arnevern', 'police', 'child_welfare', WHY]) expect(read).not.toContain(word);

    await decide(staff, found, 'warn');
    expect((await own(asker, 'about-me'))[0]).toMatchObject({ decision: 'warn', is_referred: false });
    const told = JSON.stringify([
      await noticesFor(asker),
      await lettersTo(asker),
      (await portal.as(asker).get('/api/users/me/audit')).json(),
    ]);
    for (const word of ['report:referred', 'myndighet', 'olitiet', WHY]) expect(told).not.toContain(word);
  });

  test('BEY-16 only by those who handle the case, on a day since it came, with a reason', async () => {
    const { found, reporter, asker, owner } = await commentCase();
    for (const who of [reporter, asker, owner, elsewhere]) {
      expect((await refer(who, found)).status).toBe(404);
      expect((await endReferral(who, found)).status).toBe(404);
    }
    const dayFrom = (days: number) => shortDate(new Date(Date.now() + days * DAY_MS));
    for (const referred_on of [dayFrom(2), dayFrom(-2), 'i dag']) {
      expect((await refer(staff, found, { referred_on })).status).toBe(422);
    }
    expect((await refer(staff, found, { reason: 'Nei' })).status).toBe(422);
    expect((await endReferral(staff, found)).status).toBe(409);
    await portal.as(staff).send('PUT', `/api/reports/cases/${found}`, { body: { is_with_platform: true }, ...NB });
    expect([(await refer(staff, found)).status, (await refer(moderator, found)).status]).toEqual([404, 204]);
  });
});

describe('D-23 BEY-16 what an authority has', () => {
  test('D-23 BEY-16 is kept until they are done with it, and no longer than five years', async () => {
    const [ended, kept] = [await commentCase(), await commentCase()].map(({ found }) => found) as [string, string];
    for (const id of [ended, kept]) {
      await refer(staff, id);
      await decide(staff, id, 'nothing');
    }
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    await runAt(inDays(366));
    expect([await isThere(ended), await isThere(kept)]).toEqual([true, true]);
    expect((await endReferral(staff, ended)).status).toBe(204);
    expect((await show(staff, ended)).referrals[0].ended_at).not.toBeNull();
    await runAt(inDays(5 * 365 - 1));
    expect([await isThere(ended), await isThere(kept)]).toEqual([false, true]);
    await runAt(inDays(5 * 365 + 1));
    expect(await isThere(kept)).toBe(false);
  });

  test('D-23 BEY-16 outlasts the account of the user who wrote it, and goes with the referral', async () => {
    const [plain, marked, late] = [await commentCase(), await commentCase(), await commentCase()];
    for (const { found } of [marked, late]) await refer(staff, found);
    for (const { asker } of [plain, marked, late]) await erase(asker);
    expect(await wordsOf(plain.found)).toEqual(['']);
    expect(await wordsOf(marked.found)).toEqual(['Dere er helt håpløse']);
    expect((await endReferral(staff, marked.found)).status).toBe(204);
    expect(await wordsOf(marked.found)).toEqual(['']);
    await runAt(new Date(Date.now() + (5 * 365 + 1) * DAY_MS));
    expect(await wordsOf(late.found)).toEqual(['']);
  });
});
