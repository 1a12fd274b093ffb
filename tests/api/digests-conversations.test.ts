import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messengerWorkers } from '#features/messenger/server/jobs.ts';
import { addTo } from '#features/notifications/server/add-notifications.ts';
import { addNotifications, type NewNotification } from '#features/notifications/server/jobs-declared.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { givenClub, messengerOf } from '#tests/support/chat-scene.ts';
import { ORIGINS, startDigestScene, TUESDAY, WEDNESDAY_MORNING } from '#tests/support/digest-scene.ts';
import type { TestPortal } from '#tests/support/portal.ts';

let at: Awaited<ReturnType<typeof startDigestScene>>;
let portal: TestPortal;
let chat: ReturnType<typeof messengerOf>;
let club: Awaited<ReturnType<typeof givenClub>>;
beforeAll(async () => {
  at = await startDigestScene();
  portal = at.portal;
  chat = messengerOf(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  at.setClock(TUESDAY);
  club = await givenClub(portal);
  await at.chooseFor(club.another, 'messages', 'daily');
});

/** So long that what was written is told of. */
async function passMinutes(minutes: number): Promise<void> {
  at.setClock(new Date(TUESDAY.getTime() + minutes * 60_000));
  const entries: NewNotification[] = [];
  const enqueue: Enqueue = async (_, job, ...payloads) => {
    if (job.name !== addNotifications.name) return;
    for (const payload of payloads) entries.push(...addNotifications.payload.parse(payload).entries);
  };
  for (const { work } of messengerWorkers({ origins: ORIGINS })) await work({ ...portal.jobServices, enqueue }, {});
  await addTo(portal.jobServices, entries);
}

async function groupWithNews(name: string): Promise<string> {
  const thread = (await chat.group(club.member, [club.another, club.admin], name)).json().data.id as string;
  await chat.write(club.member, thread, 'Hvem tar nøkkelen?');
  await portal.workOff();
  return thread;
}

const letterTo = async (who: UserId) => {
  await at.digestsAt(WEDNESDAY_MORNING);
  return (await at.digestTo(who))[0]?.text ?? null;
};
const url = (thread: string, rest = '') => `/api/messenger/threads/${thread}${rest}`;

/** And how much waits for the next letter: that one has been removed is news. */
const WAYS_OUT: [string, (thread: string) => Promise<{ status: number }>, number][] = [
  ['left', (thread) => portal.as(club.another).post(url(thread, '/leave')), 0],
  [
    'been removed from',
    (thread) => portal.as(club.member).send('DELETE', url(thread, `/participants?user=${club.another}`)),
    1,
  ],
];

describe('BEY-14 NOT-03 a conversation in the letter of the morning', () => {
  test('BEY-14 is named there while the user is in it', async () => {
    await groupWithNews('Turgruppa');
    await passMinutes(5);
    expect(await letterTo(club.another)).toContain('Turgruppa');
  });

  test.each(WAYS_OUT)('BEY-14 NOT-03 one that the user has %s is not, and the others are', async (_, goOut) => {
    const gone = await groupWithNews('Turgruppa');
    await groupWithNews('Kakebordet');
    await passMinutes(5);
    expect(await at.waitingFor(club.another)).toBe(2);
    expect([200, 204]).toContain((await goOut(gone)).status);
    const letter = await letterTo(club.another);
    expect(letter).toContain('Kakebordet');
    expect(letter).not.toContain('Turgruppa');
    expect(letter).not.toContain(gone);
  });

  test.each(WAYS_OUT)(
    'BEY-14 NOT-03 of nothing but one that the user has %s there is no letter',
    async (_, goOut, news) => {
      const gone = await groupWithNews('Turgruppa');
      await passMinutes(5);
      expect([200, 204]).toContain((await goOut(gone)).status);
      expect([await letterTo(club.another), await at.waitingFor(club.another)]).toEqual([null, news]);
    },
  );
});
