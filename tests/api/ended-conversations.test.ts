import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { CONVERSATION_CALLS } from '#tests/ended-conversations.ts';
import { givenClub, messengerOf, nb } from '#tests/support/chat-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { tableStates, writtenBetween } from '#tests/support/written-tables.ts';

let portal: TestPortal;
let club: Awaited<ReturnType<typeof givenClub>>;
beforeAll(async () => {
  portal = await startPortal();
  club = await givenClub(portal);
});
afterAll(() => portal.close());

const CALLS = Object.entries(CONVERSATION_CALLS);
/** What only those in it may read. */
const SECRETS = /Skigruppa|Hemmelig kaffe/;

type Place = { thread: string; seq: number; file: string };

/** A group of four, in which one who will be out of it has written, with a picture. */
async function givenGroup(): Promise<Place> {
  const { admin, moderator, member, another } = club;
  const messenger = messengerOf(portal);
  const thread = (await messenger.group(admin, [moderator, member, another])).json().data.id as string;
  const file = await portal.given.upload(member, { name: 'Kart.webp', kind: 'image' });
  const written = await messenger.write(member, thread, 'Hemmelig kaffe', { files: [file] });
  return { thread, seq: written.json().data.seq, file };
}

function ask(as: string, [name, { body, query = '' }]: (typeof CALLS)[number], place: Place) {
  const ids: Record<string, string | number> = { ...place, another: club.another };
  const named = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, id: string) => String(ids[id] ?? whole));
  const [method = '', path = ''] = name.split(' ');
  return portal.as(as).send(method as 'GET', `/api${named(path + query)}`, {
    ...nb,
    ...(body && { body: JSON.parse(named(JSON.stringify(body))) }),
  });
}

/** Each way out of a conversation, for one who was in it. */
const ENDINGS: Record<string, (place: Place) => Promise<unknown>> = {
  removed: ({ thread }) =>
    portal.as(club.admin).send('DELETE', `/api/messenger/threads/${thread}/participants?user=${club.member}`, nb),
  left: ({ thread }) => portal.as(club.member).post(`/api/messenger/threads/${thread}/leave`, {}, nb),
  blocked: () => sql`update app_user set blocked_at = now() where id = ${club.member}`.execute(portal.db),
};

describe('D-05 a conversation that one is no longer in', () => {
  test('D-05 every call that names a conversation stands in the table', async () => {
    const declared = (await describedApi())
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => call.includes('/messenger/threads/'));
    const placed = CALLS.map(([name]) => name.replace('{thread}', '{id}')).filter((call) => call.includes('/{id}'));
    expect(placed.toSorted()).toEqual(declared.toSorted());
  });

  test('D-05 until then it is read', async () => {
    const place = await givenGroup();
    for (const path of ['', '/messages', '/participants', '/files']) {
      const answer = await ask(club.member, [`GET /messenger/threads/{thread}${path}`, { answer: 'refused' }], place);
      expect([path, answer.status]).toEqual([path, 200]);
      if (path === '/messages') expect(answer.body).toContain('Hemmelig kaffe');
    }
    await portal.as(club.admin).send('DELETE', `/api/messenger/threads/${place.thread}`, nb);
  });

  test.each(Object.entries(ENDINGS))('D-05 %s: nothing of it is read or changed', async (...[, end]) => {
    const place = await givenGroup();
    await end(place);
    const before = await tableStates(portal.db);
    const wrong: string[] = [];
    for (const call of CALLS) {
      const { status, body } = await ask(club.member, call, place);
      const isRefused = [401, 403, 404].includes(status);
      if (status >= 500 || (call[1].answer === 'refused' && !isRefused)) wrong.push(`${call[0]}: ${status} ${body}`);
      if (SECRETS.test(body)) wrong.push(`${call[0]}: ${body}`);
    }
    expect(wrong).toEqual([]);
    expect(writtenBetween(before, await tableStates(portal.db))).toEqual([]);
  });
});
