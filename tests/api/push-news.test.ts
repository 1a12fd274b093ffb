import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserId } from '#features/vocabulary/ids.ts';
import { clubScene } from '#tests/support/club-scene.ts';
import { type PushScene, pushScene } from '#tests/support/push-scene.ts';

let scene: PushScene;
let clubs: ReturnType<typeof clubScene>;
let club: Awaited<ReturnType<typeof clubs.givenClub>>;
beforeAll(async () => {
  scene = await pushScene();
  clubs = clubScene(scene.portal);
});
afterAll(() => scene.close());
beforeEach(async () => {
  scene.startOver();
  club = await clubs.givenClub({ name: 'Solvik IL' });
});

const choose = (who: UserId, category: string, by_push: boolean) =>
  scene.portal.as(who).send('PUT', `/api/users/me/notification-settings/categories/${category}`, {
    body: { by_portal: true, by_email: false, by_sms: false, by_push },
  });
const titles = async () => {
  await scene.portal.workOff();
  return scene.server.taken.map(({ notice }) => notice.title);
};
/** Of which the admin is told as one who runs the club. */
const ask = () => clubs.act(club.outsider, `${club.url}/request`, { description: '' });

describe('NOT-04 devices are told of what was chosen', () => {
  test('NOT-04 of a category that is turned on, in words that tell nobody who it is about', async () => {
    await scene.turnOn(club.admin);
    await choose(club.admin, 'running', true);
    await ask();
    expect(await titles()).toEqual(['Nytt for deg som er arrangør']);
    const [taken] = scene.server.taken;
    expect(taken?.notice).toMatchObject({ lang: 'nb', path: expect.stringContaining('tab=members') });
    expect(JSON.stringify(taken?.notice)).not.toMatch(/Solvik|Ola|Utenfor/);
  });

  test('NOT-04 not of one that is turned off, nor without a choice of what seldom matters', async () => {
    await scene.turnOn(club.admin);
    await ask();
    expect(await titles()).toEqual([]);
    await scene.turnOn(club.applicant);
    await choose(club.applicant, 'memberships', false);
    await clubs.act(club.admin, `${club.url}/members/${club.applicant}/accept`);
    expect(await titles()).toEqual([]);
  });

  test('NOT-04 not a user who has turned the device off, nor one who is blocked', async () => {
    const device = await scene.turnOn(club.admin);
    await choose(club.admin, 'running', true);
    await scene.remove(club.admin, device.id);
    await scene.turnOn(club.owner);
    await choose(club.owner, 'running', true);
    await ask();
    await scene.portal.db
      .updateTable('app_user')
      .set({ blocked_at: scene.portal.now() })
      .where('id', '=', club.owner)
      .execute();
    expect(await titles()).toEqual([]);
  });
});
