import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { ADULT, messengerOf } from '#tests/support/chat-scene.ts';
import { NB, reportScene } from '#tests/support/report-scene.ts';

const scene = await reportScene();
const { portal, people, report, reported, decide, decideAppeal, appeal, show, queue, own, club } = scene;
const { staff, colleague, elsewhere, moderator, moderator2, superAdmin } = people;
afterAll(() => scene.close());

const chat = messengerOf(portal);
const change = async (as: string, id: string, body: object): Promise<number> =>
  (await portal.as(as).send('PUT', `/api/reports/cases/${id}`, { body, ...NB })).status;
const inQueue = async (as: string, id: string, state = 'waiting') =>
  (await queue(as, state)).data.some((one: { id: string }) => one.id === id) as boolean;
const typesFor = async (as: string) => {
  await portal.workOff();
  return (await portal.as(as).get('/api/notifications')).json().data.map(({ type }: { type: string }) => type);
};

/** Two adults of one club who have a conversation, and what one of them wrote in it. */
async function talk() {
  const scene = await club();
  const rolf = await portal.given.person('Rolf Krangel', ADULT);
  const vera = await portal.given.person('Vera Varsler', ADULT);
  const third = await portal.given.person('Trine Tredje', ADULT);
  for (const id of [rolf, vera, third]) await portal.given.member(scene.id, id, 'member');
  const thread = (await chat.group(rolf, [vera, third])).json().data.id as string;
  const seq = (await chat.write(rolf, thread, 'Bli hjemme')).json().data.seq as number;
  return { ...scene, rolf, vera, thread, seq };
}

describe('BEY-16 who looks at a case', () => {
  test('BEY-16 it is given to a colleague, who is told and has it in a list of their own', async () => {
    const { reporter, event } = await club();
    const found = await reported(reporter, 'event', event);
    const { colleagues, can } = await show(staff, found);
    expect(colleagues).toEqual([{ id: colleague, name: 'Knut Kommune' }]);
    expect(can).toMatchObject({ assign: true, pass_on: true });
    const before = (await typesFor(colleague)).length;
    expect(await change(staff, found, { assigned_to: colleague })).toBe(204);
    expect(await typesFor(colleague)).toHaveLength(before + 1);
    expect(await show(staff, found)).toMatchObject({ assigned_to: 'Knut Kommune' });
    expect([await inQueue(colleague, found, 'mine'), await inQueue(staff, found, 'mine')]).toEqual([true, false]);
    expect(await change(staff, found, { assigned_to: staff })).toBe(204);
    expect(await change(staff, found, { assigned_to: null })).toBe(204);
    expect(await show(staff, found)).toMatchObject({ assigned_to: null });
  });

  test('BEY-16 not to a user who may not decide it, nor by one, nor after the answer', async () => {
    const { reporter, owner, event } = await club();
    const found = await reported(reporter, 'event', event);
    for (const who of [elsewhere, owner, reporter]) {
      expect(await change(staff, found, { assigned_to: who })).toBe(422);
      expect(await change(who, found, { assigned_to: staff })).toBe(404);
      expect(await change(who, found, { is_with_platform: true })).toBe(404);
    }
    await decide(staff, found, 'nothing');
    expect(await change(staff, found, { assigned_to: colleague })).toBe(403);
    expect(await change(staff, found, { is_with_platform: true })).toBe(403);
  });

  test('BEY-16 the municipality hands it on and has it no more; those who look after everything hand it back', async () => {
    const { reporter, event } = await club();
    const found = await reported(reporter, 'event', event);
    await change(staff, found, { assigned_to: colleague });
    expect(await change(staff, found, { is_with_platform: true })).toBe(204);
    for (const who of [staff, colleague]) {
      expect([await inQueue(who, found), (await decide(who, found, 'nothing')).status]).toEqual([false, 404]);
      expect(await change(who, found, { is_with_platform: false })).toBe(404);
    }
    expect(await typesFor(moderator)).toContain('report:opened');
    expect(await show(moderator, found)).toMatchObject({ is_with_platform: true, assigned_to: null });
    expect((await show(moderator, found)).colleagues.map(({ name }: { name: string }) => name)).toContain(
      'Mona Moderator',
    );
    expect(await change(moderator, found, { is_with_platform: false })).toBe(204);
    expect(await inQueue(staff, found)).toBe(true);
    const { rows } = await sql<{ details: object }>`
      select details from audit_entry where action = 'report.handle' order by at desc limit 1`.execute(portal.db);
    expect(rows[0]?.details).toMatchObject({ to: 'municipality' });
  });

  test('BEY-16 what is of no municipality stays with those who look after everything', async () => {
    const { vera, rolf } = await talk();
    const found = await reported(vera, 'user', rolf);
    expect((await show(moderator, found)).can.pass_on).toBe(false);
    expect(await change(moderator, found, { is_with_platform: true })).toBe(403);
  });
});

describe('BEY-16 a user who does not write for some days', () => {
  test('BEY-16 reads and does not write, in conversations or comments, and writes again by itself', async () => {
    const { rolf, vera, thread, seq, event } = await talk();
    const found = await reported(vera, 'message', thread, { seq, reason: 'hurtful' });
    expect((await show(moderator, found)).can.decide).toEqual(['nothing', 'warn', 'remove', 'suspend']);
    expect((await decide(moderator, found, 'suspend')).status).toBe(204);
    const refused = await chat.write(rolf, thread, 'Hei');
    expect([refused.status, refused.json().message]).toEqual([409, expect.stringContaining('ikke skrive')]);
    expect((await chat.show(rolf, thread)).obstacle).toBe('suspended');
    expect((await chat.read(rolf, thread)).data).toHaveLength(1);
    expect((await chat.group(rolf, [vera])).status).toBe(409);
    const comment = () => portal.as(rolf).post(`/api/events/${event}/comments`, { body: 'Hei' }, NB);
    expect((await comment()).status).toBe(403);
    expect((await chat.write(vera, thread, 'Hei')).status).toBe(200);
    const [about] = await own(rolf, 'about-me');
    expect(about).toMatchObject({ decision: 'suspend', suspended_until: expect.any(String) });
    await sql`update app_user set suspended_until = now() - interval '1 second' where id = ${rolf}`.execute(portal.db);
    expect([(await chat.write(rolf, thread, 'Igjen')).status, (await comment()).status]).toEqual([200, 200]);
  });

  test('BEY-16 an appeal undoes it, but not what another case says', async () => {
    const { rolf, vera, thread, seq } = await talk();
    const first = await reported(vera, 'message', thread, { seq });
    const second = await reported(vera, 'user', rolf);
    for (const id of [first, second]) expect((await decide(moderator, id, 'suspend')).status).toBe(204);
    expect((await appeal(rolf, first)).status).toBe(204);
    expect((await decideAppeal(moderator2, first, 'nothing')).status).toBe(204);
    expect((await chat.write(rolf, thread, 'Hei')).status).toBe(409);
    expect((await appeal(rolf, second)).status).toBe(204);
    expect((await decideAppeal(moderator2, second, 'warn')).status).toBe(204);
    expect((await chat.write(rolf, thread, 'Hei')).status).toBe(200);
  });

  test('BEY-16 not by the municipality', async () => {
    const { reporter, comment } = await club();
    const found = await reported(reporter, 'comment', await comment());
    expect((await decide(staff, found, 'suspend')).status).toBe(409);
    expect((await show(superAdmin, found)).can.decide).toContain('suspend');
  });
});

describe('BEY-16 CHT-02 hidden for the one who reports', () => {
  test('BEY-16 CHT-02 what they write is hidden, and no notice tells of it', async () => {
    const { rolf, vera, thread, seq } = await talk();
    expect((await report(vera, 'message', thread, { seq, hide: true })).status).toBe(200);
    const hidden = async (as: string) =>
      (await chat.read(as, thread)).data.map(({ is_hidden }: { is_hidden: boolean }) => is_hidden);
    expect([await hidden(vera), await hidden(rolf)]).toEqual([[true], [false]]);
    expect((await chat.list(vera)).data[0].last_message.is_hidden).toBe(true);
    await portal.as(vera).send('DELETE', `/api/messenger/blocks?user=${rolf}`);
    expect(await hidden(vera)).toEqual([false]);
  });

  test('BEY-16 nobody is hidden who is not asked for', async () => {
    const { vera, thread, seq, rolf } = await talk();
    await report(vera, 'message', thread, { seq });
    expect((await portal.as(vera).get('/api/messenger/blocks')).json().data).toEqual([]);
    expect((await chat.direct(vera, [rolf])).status).toBe(200);
  });
});
