import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { ADULT, messengerOf } from '#tests/support/chat-scene.ts';
import { reportScene } from '#tests/support/report-scene.ts';

const { portal, report, club, close } = await reportScene();
const { given } = portal;
afterAll(close);

const statusOf = async (as: string, id: string, more: object = {}) => (await report(as, 'user', id, more)).status;
const hiddenFor = async (as: string): Promise<string[]> =>
  (await portal.as(as).get('/api/messenger/blocks')).json().data.map(({ id }: { id: string }) => id);

/** The club's activity with a user who takes part and one who waits. */
async function places(event: string) {
  const [time = ''] = await given.timesOf(event);
  const taking = await given.person('Dina Deltaker');
  const waiting = await given.person('Vilde Venter');
  await given.attendance(time, taking);
  await given.attendance(time, waiting, 'waiting');
  return { time, taking, waiting };
}

describe('BEY-16 people are reported from the lists where they are seen', () => {
  test('BEY-16 members report each other; not before they belong, nor after they have left', async () => {
    const { id, reporter, member, asker } = await club();
    expect(await statusOf(asker, member)).toBe(404);
    expect(await statusOf(reporter, member)).toBe(200);
    expect(await statusOf(member, asker)).toBe(404);
    expect((await portal.as(member).post(`/api/organizations/${id}/leave`)).status).toBe(204);
    expect(await statusOf(member, reporter)).toBe(404);
    expect(await statusOf(reporter, member)).toBe(404);
  });

  test('BEY-16 those who answer requests report a user who asks, other members do not', async () => {
    const { id, owner, reporter, asker } = await club();
    await portal.as(asker).post(`/api/organizations/${id}/request`, { description: 'Slipp meg inn, ellers' });
    expect(await statusOf(reporter, asker)).toBe(404);
    expect(await statusOf(owner, asker, { hide: true })).toBe(200);
    expect(await hiddenFor(owner)).toEqual([asker]);
    expect((await portal.as(owner).post(`/api/organizations/${id}/members/${asker}/cancel`)).status).toBeLessThan(300);
    expect(await statusOf(owner, asker)).toBe(404);
  });

  test('BEY-16 a membership that is over or yet to begin is seen by those who see all of them', async () => {
    const { id, owner, reporter, member } = await club();
    await sql`update membership set ends_on = '2020-01-01' where user_id = ${member} and organisation_id = ${id}`.execute(
      portal.db,
    );
    expect(await statusOf(reporter, member)).toBe(404);
    expect(await statusOf(owner, member)).toBe(200);
  });

  test('BEY-16 organisers report those who take part and who wait; these do not report each other', async () => {
    const { owner, event, member } = await club();
    const { taking, waiting } = await places(event);
    for (const person of [taking, waiting]) {
      expect(await statusOf(member, person)).toBe(404);
      expect(await statusOf(owner, person)).toBe(200);
    }
    expect(await statusOf(taking, waiting)).toBe(404);
    expect(await statusOf(taking, owner)).toBe(200);
  });

  test('BEY-16 who takes part no more is not reported from the list', async () => {
    const { owner, event } = await club();
    const { time, taking } = await places(event);
    expect((await portal.as(taking).post(`/api/occurrences/${time}/leave`)).status).toBeLessThan(300);
    expect(await statusOf(owner, taking)).toBe(404);
  });

  test('BEY-16 the admins of a cohost report those who take part, as long as it is one', async () => {
    const { id: host, owner, event } = await club();
    const { taking, waiting } = await places(event);
    const admin = await given.person('Carl Medarrangør');
    const cohost = await given.organisation({ owner: admin, name: 'Sanitetsforeningen' });
    const partnership = await given.partnership('cohost', host, cohost);
    await portal.db.insertInto('event_cohost').values({ event_id: event, organisation_id: cohost }).execute();
    const helper = await given.person('Hilde Hjelper');
    await given.member(cohost, helper, 'moderator');
    expect(await statusOf(helper, taking)).toBe(404);
    expect(await statusOf(admin, taking, { hide: true })).toBe(200);
    expect(await hiddenFor(admin)).toEqual([taking]);
    await portal.as(owner).send('POST', `/api/organizations/${host}/cohosts/${partnership}/cancel`);
    expect(await statusOf(admin, waiting)).toBe(404);
  });

  test('BEY-16 the admins of a parent report the members and participants of a subsidiary, its members do not', async () => {
    const { id, member, event } = await club();
    const { taking } = await places(event);
    const admin = await given.person('Pia Paraply');
    const parent = await given.organisation({ owner: admin, name: 'Paraplyen' });
    const belongs = await given.person('Mats Med');
    await given.member(parent, belongs, 'member');
    await given.partnership('subsidiary', parent, id);
    for (const person of [member, taking]) {
      expect(await statusOf(belongs, person)).toBe(404);
      expect(await statusOf(admin, person)).toBe(200);
    }
  });

  test('BEY-16 people in a conversation report each other; not after leaving it', async () => {
    const { id, owner, reporter, member } = await club();
    await sql`update app_user set birth_date = ${ADULT.bornOn} where id in (${owner}, ${reporter}, ${member})`.execute(
      portal.db,
    );
    const chat = messengerOf(portal);
    const thread = (await chat.group(owner, [reporter, member])).json().data.id;
    await sql`delete from membership where organisation_id = ${id} and user_id in (${reporter}, ${member})`.execute(
      portal.db,
    );
    expect(await statusOf(reporter, member)).toBe(200);
    expect((await portal.as(member).post(`/api/messenger/threads/${thread}/leave`)).status).toBe(204);
    expect(await statusOf(member, reporter)).toBe(404);
  });

  test('BEY-16 strangers, those who are blocked or gone, and a user themselves are not there to report', async () => {
    const { id, owner, reporter, member, event } = await club();
    const { taking } = await places(event);
    const stranger = await given.person('Frem Med');
    expect(await statusOf(reporter, stranger)).toBe(404);
    expect(await statusOf(stranger, reporter)).toBe(404);
    expect(await statusOf(reporter, crypto.randomUUID())).toBe(404);
    expect(await statusOf(owner, owner)).toBe(409);
    await sql`update app_user set blocked_at = now() where id in (${member}, ${taking})`.execute(portal.db);
    for (const person of [member, taking]) expect(await statusOf(owner, person)).toBe(404);
    expect(await statusOf(member, reporter)).toBe(401);
    await given.member(id, stranger, 'applicant');
    expect(await statusOf(stranger, reporter)).toBe(404);
  });

  test('BEY-16 who has been hidden by another reports them all the same, and is not helped by hiding', async () => {
    const { reporter, member } = await club();
    expect((await portal.as(member).post('/api/messenger/blocks', { user: reporter })).status).toBeLessThan(300);
    expect(await statusOf(reporter, member, { hide: true })).toBe(200);
    expect(await hiddenFor(reporter)).toEqual([member]);
  });

  test('BEY-16 a message of a user who has left is reported, and the user hidden', async () => {
    const { owner, reporter, member } = await club();
    await sql`update app_user set birth_date = ${ADULT.bornOn} where id in (${owner}, ${reporter}, ${member})`.execute(
      portal.db,
    );
    const chat = messengerOf(portal);
    const thread = (await chat.group(owner, [reporter, member])).json().data.id;
    const { seq } = (await chat.write(member, thread, 'Dere er håpløse')).json().data;
    await sql`delete from membership where user_id = ${member}`.execute(portal.db);
    await portal.as(member).post(`/api/messenger/threads/${thread}/leave`);
    const said = await report(reporter, 'message', thread, { seq, reason: 'hurtful', hide: true });
    expect(said.status).toBe(200);
    expect(await hiddenFor(reporter)).toEqual([member]);
  });
});
