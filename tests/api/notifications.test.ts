import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { listNotifications } from '#features/notifications/contract.ts';
import { FOLDERS, folderOf } from '#features/notifications/folders.ts';
import { KINDS } from '#features/notifications/kinds.ts';
import { addTo } from '#features/notifications/server/add-notifications.ts';
import { type Notice, notify } from '#features/notifications/server/public.ts';
import { keepPeriods, retentionWorkers } from '#features/retention/server/jobs.ts';
import type { NotificationId, UserId } from '#features/vocabulary/ids.ts';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { newId } from '#platform/server/new-id.ts';
import { clubScene } from '#tests/support/club-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';

const NOON = new Date('2026-11-18T11:00:00Z');

let now = NOON;
let portal: TestPortal;
let scene: ReturnType<typeof clubScene>;
let club: Awaited<ReturnType<typeof scene.givenClub>>;
let siv: UserId;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  scene = clubScene(portal);
});
beforeEach(async () => {
  now = NOON;
  club = await scene.givenClub({ name: 'Solvik IL' });
  siv = await portal.given.person('Siv Sund');
});
afterAll(() => portal.close());

async function asksToJoin(who: UserId): Promise<void> {
  expect(await scene.act(who, `${club.url}/request`, { description: '' })).toBe(204);
  await portal.workOff();
}

type Page = Pick<AnswerOf<typeof listNotifications>, 'data' | 'meta'>;

const listOf = async (who: UserId, language = 'nb', query = ''): Promise<Page> =>
  (await portal.as(who).get(`/api/notifications${query}`, { language })).json();

const numbersOf = async (who: UserId) => {
  const { total, total_unread } = (await listOf(who)).meta;
  return { total, total_unread };
};

/** As the notifier hands them in. */
async function given(who: UserId, count: number, more: { bundle_key?: string; once_key?: string; type?: string } = {}) {
  const entries = Array.from({ length: count }, (_, index) => ({
    id: newId<'NotificationId'>(),
    user_id: who,
    type: 'event:changed',
    texts: { nb: `Nr. ${index}`, nn: `Nr. ${index}`, en: `No. ${index}` },
    payload: {},
    path: '/events',
    about_user_id: null,
    bundle_key: null,
    once_key: null,
    created_at: now.toISOString(),
    is_in_portal: true,
    digest: null,
    ...more,
  }));
  await addTo(portal.jobServices, entries);
  return entries.map(({ id }) => id);
}

const read = (who: UserId, id: NotificationId) => portal.as(who).post(`/api/notifications/${id}/read`);

describe('NOT-03 users are told in the portal', () => {
  test('NOT-03 those who can answer a request see it in their own language, with a link to the members', async () => {
    await asksToJoin(siv);
    const { data, meta } = await listOf(club.admin);
    expect(meta).toMatchObject({ total: 1, total_unread: 1, last_page: 1 });
    expect(data[0]).toMatchObject({
      type: 'member:requested',
      is_read: false,
      user: { name: 'Siv Sund' },
      payload: { organization: { id: club.id, name: 'Solvik IL' } },
      path: `/organisations/${club.id}?tab=members`,
    });
    const [nb, nn, en] = await Promise.all(
      ['nb', 'nn', 'en'].map(async (language) => (await listOf(club.admin, language)).data[0]?.text),
    );
    expect(nb).toContain('Siv Sund');
    expect(new Set([nb, nn, en]).size).toBe(3);
    expect((await listOf(club.member)).data).toEqual([]);
    expect((await listOf(siv)).data).toEqual([]);
  });

  test('NOT-03 an admin who wants no e-mail, or cannot get any, is told in the portal all the same', async () => {
    await portal.as(club.admin).send('PUT', '/api/users/me/notification-settings', {
      body: { by_email: false, by_sms: false, by_push: false },
    });
    await sql`update app_user set email_verified_at = null where id = ${club.owner}`.execute(portal.db);
    await asksToJoin(siv);
    expect(await templatesTo(portal, club.admin)).toEqual([]);
    expect(await templatesTo(portal, club.owner)).toEqual([]);
    expect(await numbersOf(club.admin)).toEqual({ total: 1, total_unread: 1 });
    expect(await numbersOf(club.owner)).toEqual({ total: 1, total_unread: 1 });
  });

  test('NOT-03 not an admin who is blocked before it is told', async () => {
    expect(await scene.act(siv, `${club.url}/request`, { description: '' })).toBe(204);
    await sql`update app_user set blocked_at = ${NOON} where id = ${club.admin}`.execute(portal.db);
    await portal.workOff();
    const { rows } = await sql`select from notification where user_id = ${club.admin}`.execute(portal.db);
    expect(rows).toHaveLength(0);
  });

  test('NOT-03 a notice that is handed in twice is there once, and a bundle is one line: the newest', async () => {
    await given(siv, 1, { once_key: 'the same' });
    await given(siv, 1, { once_key: 'the same' });
    expect(await numbersOf(siv)).toEqual({ total: 1, total_unread: 1 });
    await given(siv, 1, { bundle_key: 'thread' });
    const [newest] = await given(siv, 1, { bundle_key: 'thread' });
    expect(await numbersOf(siv)).toEqual({ total: 2, total_unread: 2 });
    expect((await listOf(siv)).data[0]?.id).toBe(newest);
    if (newest) await read(siv, newest);
    await given(siv, 1, { bundle_key: 'thread' });
    expect(await numbersOf(siv)).toEqual({ total: 3, total_unread: 2 });
  });
});

describe('NOT-03 many are told at once', () => {
  test('NOT-03 a notice to 250 users is one statement for the letters and three small jobs, and each has it once', async () => {
    const { rows: users } = await sql<{ id: UserId }>`
      insert into app_user (id, name, email, email_verified_at)
      select gen_random_uuid(), 'Følger ' || n, 'mange' || n || '@test.example', now() from generate_series(1, 250) n
      returning id`.execute(portal.db);
    const jobs: { name: string; payloads: readonly object[] }[] = [];
    const services = {
      ...portal.jobServices,
      now,
      tenant: { key: 'bergen', name: 'Bergen', colour: '#123456' },
      enqueue: async (_db: unknown, { name }: { name: string }, ...payloads: object[]) => {
        if (payloads.length > 0) jobs.push({ name, payloads });
      },
    };
    const values = { name: 'Følger', organisation: 'Solvik IL', url: 'https://bergen.nabolag.example/' };
    const notices = users.map(
      ({ id }): Notice<'organisationAccepted'> => ({
        to: `${id}@test.example`,
        user_id: id,
        language: 'nb',
        template: 'organisationAccepted',
        values,
        once_key: `all of them ${id}`,
      }),
    );
    await notify(services, ...notices);
    await notify(services, ...notices);
    const [letters, told, ...again] = jobs;
    expect([letters?.name, letters?.payloads.length]).toEqual(['messages.deliver', 250]);
    expect(told?.payloads.map((payload) => ('entries' in payload ? payload.entries : []))).toMatchObject(
      [100, 100, 50].map((length) => ({ length })),
    );
    // The letters are there already.
    expect(again.map(({ name }) => name)).toEqual(['notifications.add']);
  });
});

describe('NOT-04 reading', () => {
  test('NOT-04 one is marked, then all; the number is kept, and marking twice changes nothing', async () => {
    const [first] = await given(siv, 3);
    if (!first) throw new Error('There are three.');
    expect((await read(siv, first)).status).toBe(204);
    expect((await read(siv, first)).status).toBe(204);
    expect(await numbersOf(siv)).toEqual({ total: 3, total_unread: 2 });
    expect((await portal.as(siv).post('/api/notifications/read')).status).toBe(204);
    expect((await portal.as(siv).post('/api/notifications/read')).status).toBe(204);
    expect(await numbersOf(siv)).toEqual({ total: 3, total_unread: 0 });
    expect((await listOf(siv)).data.every(({ is_read }) => is_read)).toBe(true);
  });

  test('NOT-04 nobody reads or marks what is another’s', async () => {
    const [id] = await given(siv, 1);
    if (!id) throw new Error('There is one.');
    expect((await read(club.admin, id)).status).toBe(204);
    expect(await numbersOf(siv)).toEqual({ total: 1, total_unread: 1 });
    expect((await listOf(club.admin)).data).toEqual([]);
    expect((await portal.get('/api/notifications')).status).toBe(401);
  });

  test('NOT-04 pages have twenty, the newest first', async () => {
    const ids = await given(siv, 25);
    const first = await listOf(siv);
    expect(first.meta).toMatchObject({ total: 25, last_page: 2, total_unread: 25 });
    expect(first.data).toHaveLength(20);
    expect((await listOf(siv, 'nb', '?page=2')).data).toHaveLength(5);
    const shown = [...first.data, ...(await listOf(siv, 'nb', '?page=2')).data].map(({ id }) => id);
    expect(new Set(shown)).toEqual(new Set(ids));
    expect(shown).toEqual([...shown].sort().reverse());
  });

  test('NOT-01 the list goes on after the last that was seen, whatever came or was read meanwhile', async () => {
    const ids = await given(siv, 45);
    const seen: NotificationId[] = [];
    for (let next: NotificationId | null | undefined; next !== null; ) {
      const { data, meta } = await listOf(siv, 'nb', `?show=unread${next ? `&before=${next}` : ''}`);
      seen.push(...data.map(({ id }) => id));
      next = meta.next;
      for (const { id } of data.slice(0, 3)) await read(siv, id);
      await given(siv, 1);
    }
    expect(seen).toEqual(ids.toSorted().reverse());
    expect((await listOf(siv, 'nb', '?perPage=100&show=unread')).meta).toMatchObject({ total: 39, next: null });
    expect((await listOf(siv, 'nb', `?before=${ids.toSorted()[0]}`)).data).toEqual([]);
  });

  test('NOT-01 the server shows what is unread, or one folder, and counts what it shows', async () => {
    const [first] = await given(siv, 3, { type: 'event:changed' });
    await given(siv, 2, { type: 'messenger:message:created' });
    if (first) await read(siv, first);
    const folders = [
      { folder: 'activities', total: 3, total_unread: 2 },
      { folder: 'messages', total: 2, total_unread: 2 },
    ];
    const shown = async (query: string) => {
      const { data, meta } = await listOf(siv, 'nb', query);
      expect(meta).toMatchObject({ total_unread: 4, folders });
      return [data.length, meta.total, meta.last_page, meta.next];
    };
    expect(await shown('')).toEqual([5, 5, 1, null]);
    expect(await shown('?show=unread')).toEqual([4, 4, 1, null]);
    expect(await shown('?show=activities')).toEqual([3, 3, 1, null]);
    expect(await shown('?show=family')).toEqual([0, 0, 1, null]);
    expect((await listOf(siv, 'nb', '?show=activities&perPage=2')).meta).toMatchObject({ total: 3, last_page: 2 });
    expect((await portal.as(siv).get('/api/notifications?show=secrets')).status).toBe(422);
    expect((await listOf(club.admin, 'nb', `?before=${first}&show=activities`)).data).toEqual([]);
    await portal.as(siv).post('/api/notifications/read');
    const after = await listOf(siv, 'nb', '?show=unread');
    expect([after.data, after.meta.total]).toEqual([[], 0]);
    expect(after.meta.folders.map(({ total_unread }) => total_unread)).toEqual([0, 0]);
  });

  test('NOT-01 every folder has a type, and each type is in one', () => {
    const found = new Set(Object.values(KINDS).map(({ type }) => folderOf(type)));
    expect(FOLDERS.filter((folder) => !found.has(folder))).toEqual([]);
    expect(folderOf('event:message')).toBe('messages');
    expect(folderOf('event:cancelled')).toBe('activities');
    expect(folderOf('account:password_changed')).toBe('account');
  });

  test('D-23 after a year they go, and the numbers follow', async () => {
    await given(siv, 2);
    now = new Date('2027-12-01T11:00:00Z');
    await given(siv, 1);
    for (const { job, work } of retentionWorkers) if (job.name === keepPeriods.name) await work(portal.jobServices, {});
    expect(await numbersOf(siv)).toEqual({ total: 1, total_unread: 1 });
    expect((await listOf(siv)).meta.folders).toEqual([{ folder: 'activities', total: 1, total_unread: 1 }]);
  });
});
