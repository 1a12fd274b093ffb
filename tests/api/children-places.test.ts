import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MyEntry } from '#features/timetable/contract.ts';
import type { ChildId, UserId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import { BERGEN } from '#tests/support/given.ts';
import { givenGuardians } from '#tests/support/household-scene.ts';
import { givenScheme } from '#tests/support/scheme-rows.ts';
import { type ClockedPortal, startClockedPortal } from '#tests/support/sign-ups.ts';

const START = new Date('2026-11-16T09:00:00Z');
let portal: ClockedPortal;
beforeAll(async () => {
  portal = await startClockedPortal({}, START);
});
afterAll(() => portal.close());

let mother: UserId;
let father: UserId;
let nora: { user: UserId; child: ChildId };
let emil: { user: UserId; child: ChildId };
beforeEach(async () => {
  portal.setClock(START);
  [mother, father] = [await portal.given.person('Mor'), await portal.given.person('Far')];
  const givenChild = async (name: string, born_on: string) => {
    const [user, child] = [await portal.given.person(name), newId<'ChildId'>()];
    await givenGuardians(portal, [mother, father], user, { born_on, child });
    await sql`update child set first_name = ${name} where id = ${child}`.execute(portal.db);
    return { user, child };
  };
  nora = await givenChild('Nora', '2017-03-04');
  emil = await givenChild('Emil', '2014-05-06');
});

type Answer = { data: MyEntry[]; meta: { total: number }; children: { id: string; first_name: string }[] };

const entriesOf = async (user: string, query = '?with_children=true'): Promise<Answer> =>
  (await portal.as(user).get(`/api/users/me/entries${query}`)).json();
const shown = ({ data }: Answer) => data.map(({ name, child }) => `${child?.first_name ?? 'self'}: ${name}`);
const codeOf = (user: string, time: string, child?: string) =>
  portal.as(user).get(`/api/occurrences/${time}/code${child ? `?child_id=${child}` : ''}`, { language: 'nb' });

async function givenTime(user: string, name: string, hours = 24, status: 'attending' | 'waiting' = 'attending') {
  const coach = await portal.given.person('Trener');
  const organisation = await portal.given.organisation({ owner: coach });
  const event = await portal.given.event({ name, organisation, startsInHours: [hours] });
  const [time = ''] = await portal.given.timesOf(event);
  return { coach, event, time, attendance: await portal.given.attendance(time, user, status) };
}

describe('BEY-05 a guardian sees the places of the children', () => {
  test('BEY-05 together with one’s own in the order of the days, by first name, for both guardians alike', async () => {
    await givenTime(emil.user, 'Sjakk', 72);
    await givenTime(mother, 'Kor', 48);
    await givenTime(nora.user, 'Turn', 24);
    const answer = await entriesOf(mother);
    expect(shown(answer)).toEqual(['Nora: Turn', 'self: Kor', 'Emil: Sjakk']);
    expect(answer.children).toEqual([
      { id: emil.child, first_name: 'Emil' },
      { id: nora.child, first_name: 'Nora' },
    ]);
    expect(JSON.stringify(answer)).not.toContain('Moen');
    expect(shown(await entriesOf(father))).toEqual(['Nora: Turn', 'Emil: Sjakk']);
    expect(shown(await entriesOf(mother, ''))).toEqual(['self: Kor']);
    expect(shown(await entriesOf(mother, `?child_id=${emil.child}`))).toEqual(['Emil: Sjakk']);
  });

  test('BEY-05 what has been, a page at a time, and without the shifts that a young person has taken', async () => {
    const { event } = await givenTime(nora.user, 'Turn', -24);
    const slot = randomUUID();
    await sql`insert into slot (id, event_id, name, start_at, end_at, taken_count, created_at)
      values (${slot}, ${event}, 'Kiosk', ${START}, ${new Date(START.getTime() + 3_600_000)}, 1, ${START})`.execute(
      portal.db,
    );
    await sql`insert into slot_user (slot_id, user_id) values (${slot}, ${nora.user})`.execute(portal.db);
    expect(shown(await entriesOf(mother, '?with_children=true&is_past=true'))).toEqual(['Nora: Turn']);
    expect(shown(await entriesOf(mother))).toEqual([]);
    expect((await entriesOf(nora.user)).data).toHaveLength(1);
    await givenTime(emil.user, 'Sjakk', -48);
    const second = await entriesOf(mother, '?with_children=true&is_past=true&perPage=1&page=2');
    expect([shown(second), second.meta.total]).toEqual([['Emil: Sjakk'], 2]);
  });

  test('BEY-04 shows the code of the child, which lets the child in at the door and nobody else', async () => {
    const { time, coach, attendance } = await givenTime(nora.user, 'Turn');
    const answer = await codeOf(mother, time, nora.child);
    expect(answer.json().data).toMatchObject({ name: 'Nora', event_name: 'Turn' });
    expect((await codeOf(father, time, nora.child)).body).toBe(answer.body);
    expect((await codeOf(nora.user, time)).json().data.code).toBe(answer.json().data.code);
    const entry = { key: randomUUID(), is_in: true, at: START.toISOString(), code: answer.json().data.code };
    const door = await portal.as(coach).post(`/api/occurrences/${time}/door`, { entries: [entry] });
    expect(door.json().data).toMatchObject([{ outcome: 'in', attendance_id: attendance, name: 'Nora' }]);
  });

  test('BEY-04 a child who waits has no code yet, and the guardian has none of their own', async () => {
    const { time } = await givenTime(nora.user, 'Turn', 24, 'waiting');
    expect((await codeOf(mother, time, nora.child)).status).toBe(409);
    expect((await codeOf(mother, time)).status).toBe(404);
    expect((await codeOf(mother, time, emil.child)).status).toBe(404);
  });
});

describe('BEY-05 who does not see the places of a child', () => {
  const expectNothing = async (user: string, time: string) => {
    expect(shown(await entriesOf(user))).toEqual([]);
    expect((await portal.as(user).get(`/api/users/me/entries?child_id=${nora.child}`)).status).toBe(404);
    expect((await codeOf(user, time, nora.child)).status).toBe(404);
  };

  test('BEY-05 a former guardian, from the moment on that it has ended; the other one still', async () => {
    const { time } = await givenTime(nora.user, 'Turn');
    expect((await codeOf(father, time, nora.child)).status).toBe(200);
    await sql`update guardianship set ended_at = ${START} where guardian_user_id = ${father}`.execute(portal.db);
    await expectNothing(father, time);
    expect(shown(await entriesOf(mother))).toEqual(['Nora: Turn']);
  });

  test('BEY-05 both guardians from the 18th birthday on; the young person sees it as before', async () => {
    const { time } = await givenTime(nora.user, 'Turn', 24 * 365 * 9);
    portal.setClock(new Date('2035-03-03T09:00:00Z'));
    expect(shown(await entriesOf(mother))).toEqual(['Nora: Turn']);
    portal.setClock(new Date('2035-03-04T09:00:00Z'));
    await expectNothing(mother, time);
    expect((await codeOf(nora.user, time)).status).toBe(200);
  });

  test('CRD-02 those who have a share of the child’s account, and strangers', async () => {
    const { time } = await givenTime(nora.user, 'Turn');
    const [grandmother, stranger] = [await portal.given.person('Bestemor'), await portal.given.person('Fremmed')];
    const { scheme, ended } = await givenScheme(portal.db, mother);
    const card = newId<'CardId'>();
    await sql`insert into card (id, municipality_id, scheme_id, version_id, child_id, number, pin_sealed, owner_user_id, created_at)
      select ${card}, ${BERGEN}, ${scheme}, ${ended}, ${nora.child}, coalesce(max(number), 0) + 1, 'sealed', ${mother}, now()
      from card where municipality_id = ${BERGEN}`.execute(portal.db);
    await sql`insert into card_share (id, card_id, user_id, may_pay, started_at)
      values (${newId()}, ${card}, ${grandmother}, true, now())`.execute(portal.db);
    for (const user of [grandmother, stranger]) await expectNothing(user, time);
  });

  test('BEY-05 a blocked guardian, and the organisation beyond what it saw before', async () => {
    const { time, coach } = await givenTime(nora.user, 'Turn');
    await expectNothing(coach, time);
    const list = (await portal.as(coach).get(`/api/occurrences/${time}/door`)).json().data;
    expect(list.people.map(({ name }: { name: string }) => name)).toEqual(['Nora']);
    expect(JSON.stringify(list)).not.toContain((await codeOf(mother, time, nora.child)).json().data.code);
    await sql`update app_user set blocked_at = now() where id = ${mother}`.execute(portal.db);
    expect((await codeOf(mother, time, nora.child)).status).toBe(401);
  });
});
