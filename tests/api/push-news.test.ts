import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLASS_OF } from '#features/messages/delivery-classes.ts';
import { isPushed, KINDS, type NoticeTemplate } from '#features/notifications/kinds.ts';
import { HAPPENINGS } from '#features/push/rules.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { clubScene } from '#tests/support/club-scene.ts';
import { type PushScene, pushScene } from '#tests/support/push-scene.ts';

const NOON = new Date('2026-11-16T11:00:00Z');
const TWO_AT_NIGHT = new Date('2026-11-17T01:00:00Z');

let scene: PushScene;
let clubs: ReturnType<typeof clubScene>;
let club: Awaited<ReturnType<typeof clubs.givenClub>>;
beforeAll(async () => {
  scene = await pushScene();
  clubs = clubScene(scene.portal);
});
afterAll(() => scene.close());
beforeEach(async () => {
  scene.portal.setClock(NOON);
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

describe('NOT-04 a device says what happened', () => {
  test('NOT-04 a cancellation, an offer and a shift in words of their own, with the activity and nobody’s name', async () => {
    await scene.turnOn(club.member);
    for (const template of ['eventCancelled', 'placeOffered', 'slotGiven'] as const)
      await scene.tell(club.member, template);
    expect((await titles()).toSorted()).toEqual(['Avlyst', 'En ny vakt', 'Tilbud om plass. Husk å svare']);
    const notices = scene.server.taken.map(({ notice }) => notice);
    expect(notices.map(({ text }) => text)).toContain('Solvikdagen');
    expect(JSON.stringify(notices)).not.toMatch(/Åse|Bjørnsdatter/);
  });

  test('NOT-04 everything that goes out at night has its own words', () => {
    const urgent = (Object.keys(KINDS) as NoticeTemplate[]).filter(
      (one) => isPushed(one) && CLASS_OF[one] === 'urgent',
    );
    expect(urgent.filter((template) => !HAPPENINGS.some((one) => one === template))).toEqual([]);
  });

  test('NOT-04 a receipt for what the user has done rings nowhere', async () => {
    await scene.turnOn(club.member);
    await scene.tell(club.member, 'slotTaken');
    expect(await titles()).toEqual([]);
  });
});

describe('NOT-04 families hear on their devices', () => {
  test('NOT-04 of accounts, tickets and loans without a choice, and not of what can wait once it is turned off', async () => {
    await scene.turnOn(club.member);
    await scene.tell(club.member, 'ticketNews');
    expect(await titles()).toEqual(['Nytt om fritidskonto, billetter eller lån']);
    scene.startOver();
    await choose(club.member, 'family', false);
    await scene.tell(club.member, 'ticketNews');
    expect(await titles()).toEqual([]);
  });

  test('NOT-04 at night an offer to borrow rings at once, as it ends after a day; a reminder waits for the morning', async () => {
    await scene.turnOn(club.member);
    scene.portal.setClock(TWO_AT_NIGHT);
    await scene.tell(club.member, 'loanNews');
    await scene.tell(club.member, 'loanOffered');
    expect(await titles()).toEqual(['Deres tur til å låne. Husk å svare']);
    scene.portal.passHours(7);
    expect(await titles()).toEqual(['Deres tur til å låne. Husk å svare', 'Nytt om fritidskonto, billetter eller lån']);
  });
});
