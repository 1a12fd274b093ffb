import { type KyselyPlugin, sql } from 'kysely';
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

test('SHL-07 every municipality is heard, however many of them announce as much as they may', async () => {
  await sql`delete from announcement`.execute(database.db);
  await sql`
    insert into announcement (id, municipality_id, type, title, body, starts_at, created_at)
    select gen_random_uuid(), municipality.id, case when nth = 3 then 'critical' else 'news' end,
      jsonb_build_object('nb', nth || ' av ' || municipality.id, 'nn', '', 'en', ''), '{"nb": "", "nn": "", "en": ""}',
      ${NOW}::timestamptz - nth * interval '1 hour', ${NOW}
    from municipality, generate_series(1, 10) as nth`.execute(database.db);
  const board = noticeBoard(database.db, now);
  for (const id of [301, 4601, 5501, 5636]) {
    const portal = { key: `portal-${id}`, municipality_ids: [id] };
    expect((await board.announcementFor(portal, 'nb'))?.title).toBe(`3 av ${id}`);
  }
  expect(await board.announcementFor({ key: 'nabolag', municipality_ids: [] }, 'nb')).toBeNull();
});
