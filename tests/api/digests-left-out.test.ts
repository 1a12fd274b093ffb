import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserId } from '#features/vocabulary/ids.ts';
import { startDigestScene, TUESDAY, WEDNESDAY_MORNING } from '#tests/support/digest-scene.ts';
import type { TestPortal } from '#tests/support/portal.ts';

let at: Awaited<ReturnType<typeof startDigestScene>>;
let portal: TestPortal;
let club: Awaited<ReturnType<(typeof at)['scene']['givenClub']>>;
beforeAll(async () => {
  at = await startDigestScene();
  portal = at.portal;
});
beforeEach(async () => {
  at.setClock(TUESDAY);
  club = await at.scene.givenClub({ name: 'Solvik IL' });
});
afterAll(() => portal.close());

describe('BEY-14 what no longer holds is left out, and of nothing no letter is made', () => {
  beforeEach(() => at.chooseFor(club.admin, 'running', 'daily'));
  const expectNone = async (who: UserId = club.admin) => {
    expect(await at.waitingFor(who)).toBeGreaterThan(0);
    await at.digestsAt(WEDNESDAY_MORNING);
    expect([await at.digestTo(who), await at.waitingFor(who)]).toEqual([[], 0]);
  };

  test('BEY-14 read in the portal', async () => {
    await at.ask(club);
    await portal.as(club.admin).post('/api/notifications/read');
    await expectNone();
  });

  test('BEY-14 turned off since', async () => {
    await at.ask(club);
    await at.choose(club.admin, '/categories/running', 'daily', false);
    await expectNone();
  });

  test('NOT-03 BEY-14 the user no longer runs the organisation, or it is deleted', async () => {
    await at.ask(club);
    await sql`update membership set role = 'member' where user_id = ${club.admin}`.execute(portal.db);
    await expectNone();
    at.setClock(TUESDAY);
    await at.chooseFor(club.owner, 'running', 'daily');
    await at.ask(club);
    await sql`update organisation set deleted_at = now() where id = ${club.id}`.execute(portal.db);
    await expectNone(club.owner);
  });

  test('NOT-03 BEY-14 the reader is blocked', async () => {
    await at.ask(club);
    await sql`update app_user set blocked_at = now() where id = ${club.admin}`.execute(portal.db);
    await expectNone();
  });

  test('D-17 BEY-14 the user whom it names has been erased, also while it waits', async () => {
    const gone = await at.ask(club);
    await sql`update app_user set erased_at = now(), blocked_at = now() where id = ${gone}`.execute(portal.db);
    await expectNone();
  });

  test.each([
    ['cancelled', sql`status = 'cancelled'`],
    ['deleted', sql`deleted_at = now()`],
    ['a draft again', sql`status = 'draft'`],
  ])('BEY-14 the activity is %s; the others stay', async (_, change) => {
    await at.choose(club.outsider, '', 'daily');
    await portal.as(club.outsider).post(`${club.url}/follow`);
    const [first, second] = [
      await portal.given.event({ name: 'Turen som ble noe', organisation: club.id, startsInHours: [72] }),
      await portal.given.event({ name: 'Turen som ikke ble noe', organisation: club.id, startsInHours: [72] }),
    ];
    await at.tellOfNews(club, club.outsider, [first, second]);
    await sql`update event set ${change} where id = ${second}`.execute(portal.db);
    await at.digestsAt(WEDNESDAY_MORNING);
    const [letter] = await at.digestTo(club.outsider);
    expect(letter?.subject).toBe('Siden i går: 1 nytt varsel');
    expect(letter?.text).toContain('Turen som ble noe');
    expect(letter?.text).not.toContain('Turen som ikke ble noe');
  });

  test('BEY-14 the organisation is for its members alone by now, and the user is none', async () => {
    for (const who of [club.outsider, club.member]) {
      await at.choose(who, '', 'daily');
      await portal.as(who).post(`${club.url}/follow`);
      await at.tellOfNews(club, who, [await portal.given.event({ organisation: club.id, startsInHours: [72] })]);
    }
    await sql`update organisation set is_private = true where id = ${club.id}`.execute(portal.db);
    await expectNone(club.outsider);
    expect(await at.digestTo(club.member)).toHaveLength(1);
  });

  test('BEY-14 the user follows the organisation no longer', async () => {
    await at.choose(club.outsider, '', 'daily');
    await portal.as(club.outsider).post(`${club.url}/follow`);
    await at.tellOfNews(club, club.outsider, [
      await portal.given.event({ organisation: club.id, startsInHours: [72] }),
    ]);
    await portal.as(club.outsider).send('DELETE', `${club.url}/follow`);
    await expectNone(club.outsider);
  });
});
