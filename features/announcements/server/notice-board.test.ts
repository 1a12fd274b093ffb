import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/server/database.ts';
import { givenIn } from '#tests/support/given.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { noticeBoard } from './notice-board.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const now = () => NOW;
const BERGEN = { key: 'bergen', municipality_ids: [4601] };
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('TEN-08 what was read before a change does not outlive it', async () => {
  const [isRead, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let reads = 0;
  const firstIsHeldBack: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      reads += 1;
      if (reads > 1) return result;
      isRead.resolve();
      await mayGoOn.promise;
      return result;
    },
  };
  const board = noticeBoard(database.db.withPlugin(firstIsHeldBack), now);
  const before = board.announcementFor(BERGEN, 'nb');
  await isRead.promise;
  await givenIn(database.db, now).announcement({ title: 'Nytt' });
  board.forget();
  expect((await board.announcementFor(BERGEN, 'nb'))?.title).toBe('Nytt');
  mayGoOn.resolve();
  await before;
  expect((await board.announcementFor(BERGEN, 'nb'))?.title).toBe('Nytt');
  expect(reads).toBe(2);
});
