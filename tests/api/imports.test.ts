import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openIntegrations } from '#apps/server/integrations.ts';
import { FeedTrouble } from '#features/imports/server/activity-feed.ts';
import { importActivities } from '#features/imports/server/import-activities.ts';
import { importDntEvents, importWorkers } from '#features/imports/server/jobs.ts';
import { recordedFeed } from '#features/imports/server/recorded-feed.ts';
import { RECORDED_TRIPS } from '#features/imports/server/recorded-trips-data.ts';
import { type Change, listen } from '#platform/server/live.ts';
import { readSettings } from '#platform/server/settings.ts';
import { type ImportScene, importScene } from '#tests/support/import-scene.ts';

const NOW = new Date('2026-11-18T10:00:00Z');

let scene: ImportScene;
beforeAll(async () => {
  scene = await importScene(NOW);
});
afterAll(() => scene.close());
beforeEach(() => scene.startOver());

const shown = async () => (await scene.portal.get('/api/events?perPage=100')).json().data as { name: string }[];

describe('EVT-07 the importer', () => {
  test('EVT-07 an activity of the feed is shown with its source, as plain text', async () => {
    scene.server.publish([scene.item()]);
    expect(await scene.run()).toMatchObject({ outcome: 'done', created_count: 1, skipped_count: 0, message: null });
    expect(await scene.imported()).toMatchObject({
      name: 'Tur til Storhaugen',
      description: 'Vi går rolig.\n\nTa med niste.',
      event_source: 'dnt',
      activity_id: '4711',
      source: { name: 'Den Norske Turistforening', url: 'https://www.dnt.no/aktiviteter/4711/' },
      organization: null,
      keywords: ['Solvik Turlag'],
      age_group: ['family'],
      is_free: false,
      price_ore: 15_000,
      venue: 'Solvik stasjon',
      lat: 60.39,
      municipalities: [{ id: '4601', name: 'Bergen' }],
      categories: [{ key: 'sport_outdoors' }],
      type: { key: 'trip' },
      occurrences: [{ start_at: expect.stringContaining('2026-11-21T10:00:00') }],
    });
    expect((await shown()).map(({ name }) => name)).toContain('Tur til Storhaugen');
    expect(scene.server.asked[0]?.searchParams.get('pageSize')).toBe('100');
  });

  test('EVT-07 doing it twice does it once, and says so', async () => {
    scene.server.publish([scene.item()]);
    await scene.run();
    const before = await scene.everything();
    scene.wait(3_600_000);
    expect(await scene.run()).toMatchObject({
      created_count: 0,
      changed_count: 0,
      unchanged_count: 1,
      removed_count: 0,
    });
    expect(await scene.everything()).toBe(before);
  });

  test('EVT-07 changes follow, also of times and places, under the same id', async () => {
    scene.server.publish([scene.item()]);
    await scene.run();
    const { id } = await scene.imported();
    const dates = [
      { start: '2026-11-25T10:00:00+01:00', end: '2026-11-25T12:00:00+01:00' },
      { start: '2026-12-02T10:00:00+01:00', end: '2026-12-02T12:00:00+01:00' },
    ];
    scene.server.publish([
      scene.item({ title: 'Ny tittel', dates, municipality: [{ code: '0301' }], price: 0, isCancelled: true }),
    ]);
    expect(await scene.run()).toMatchObject({ created_count: 0, changed_count: 1 });
    const event = await scene.imported();
    expect(event).toMatchObject({ id, name: 'Ny tittel', is_free: true, price_ore: null, is_canceled: true });
    expect(event.municipalities).toMatchObject([{ id: '301' }]);
    expect(event.occurrences).toHaveLength(2);
    expect((await shown()).map(({ name }) => name)).not.toContain('Ny tittel');
  });

  test('EVT-07 what has vanished from a whole feed is hidden, and comes back when it comes back', async () => {
    scene.server.publish([...scene.items(3), scene.item()]);
    await scene.run();
    scene.server.publish(scene.items(3));
    expect(await scene.run()).toMatchObject({ removed_count: 1, unchanged_count: 3 });
    expect((await scene.portal.get('/api/dnt/events/4711')).status).toBe(404);
    expect(await scene.run()).toMatchObject({ removed_count: 0 });
    scene.server.publish([...scene.items(3), scene.item()]);
    expect(await scene.run()).toMatchObject({ created_count: 0, changed_count: 1 });
    expect((await scene.imported()).name).toBe('Tur til Storhaugen');
  });

  test('EVT-07 D-24 one that has vanished is told of by its id, and no other page goes with it', async () => {
    scene.server.publish([...scene.items(3), scene.item()]);
    await scene.run();
    const { id } = await scene.imported();
    const live = await listen(scene.portal.database, () => {});
    const heard: Change[] = [];
    live.onChange((change) => heard.push(change));
    scene.server.publish(scene.items(3));
    await scene.run();
    await live.close();
    const events = heard.filter(({ topic }) => topic === 'events');
    expect(events.filter(({ touches }) => touches === undefined)).toEqual([]);
    const takenAway = events.filter(({ isOrdinary }) => !isOrdinary);
    expect(takenAway).toMatchObject([{ gone: [id], touches: expect.arrayContaining([id, '0']) }]);
  });

  test('EVT-07 what is over does not count as vanished', async () => {
    scene.server.publish([scene.item()]);
    await scene.run();
    scene.wait(30 * 86_400_000);
    scene.server.publish([]);
    expect(await scene.run()).toMatchObject({ outcome: 'done', removed_count: 0 });
    expect((await scene.imported()).name).toBe('Tur til Storhaugen');
  });

  test('EVT-07 a feed that has not told all it has removes nothing', async () => {
    scene.server.publish([...scene.items(3), scene.item()]);
    await scene.run();
    scene.server.publish(scene.items(3), { more: { totalMatching: 4 } });
    expect(await scene.run()).toMatchObject({ removed_count: 0, message: expect.stringContaining('not complete') });
    expect((await scene.imported()).name).toBe('Tur til Storhaugen');
  });

  test('EVT-07 many pages are read to the end; what moves from one to the next meanwhile comes once', async () => {
    scene.server.publish([...scene.items(25), ...scene.items(2)], { perPage: 10 });
    expect(await scene.run()).toMatchObject({ created_count: 25, skipped_count: 0 });
    expect(scene.server.asked.map((url) => url.searchParams.get('page'))).toEqual(['1', '2', '3']);
  });

  test('EVT-07 D-24 a run that is interrupted keeps what it has stored, and the next one goes on', async () => {
    const { db } = scene.portal;
    scene.server.publish(scene.items(620), { perPage: 100 });
    await sql`create function refuse_more() returns trigger language plpgsql as $$ begin
      if (select count(*) from imported_event) > 500 then raise exception 'no room'; end if; return null;
    end $$`.execute(db);
    await sql`create trigger refuse_more after insert on imported_event execute function refuse_more()`.execute(db);
    await expect(scene.run()).rejects.toThrow('no room');
    await sql`drop trigger refuse_more on imported_event`.execute(db);
    await sql`drop function refuse_more()`.execute(db);
    expect((await scene.runs())[0]).toMatchObject({ outcome: 'failed' });
    expect(await scene.run()).toMatchObject({ created_count: 120, unchanged_count: 500, removed_count: 0 });
  });

  test('EVT-07 events of our own are never touched, whatever ids the feed uses', async () => {
    const own = await scene.portal.given.event({ name: 'Vår egen' });
    await sql`update event set external_id = '4711' where id = ${own}`.execute(scene.portal.db);
    scene.server.publish([scene.item()]);
    await scene.run();
    expect((await scene.portal.get(`/api/events/${own}`)).json().data).toMatchObject({
      name: 'Vår egen',
      event_source: 'local',
    });
    expect((await scene.imported()).id).not.toBe(own);
    scene.server.publish([scene.item({ id: own })]);
    await expect(scene.run()).rejects.toThrow(FeedTrouble);
    scene.server.publish([scene.item(), scene.item({ id: own })]);
    await scene.run();
    expect((await scene.portal.get(`/api/events/${own}`)).json().data.name).toBe('Vår egen');
  });

  test('EVT-07 never two at once; one whose process is gone is not waited for', async () => {
    let release = () => {};
    scene.server.behave((_request, response) => {
      release = () =>
        response.end(JSON.stringify({ pageHits: [scene.item()], page: 1, pageCount: 1, totalMatching: 1 }));
    });
    const first = scene.run();
    await expect.poll(() => scene.server.asked.length).toBe(1);
    expect(await scene.run()).toBeNull();
    scene.wait(60 * 60_000);
    const released = release;
    scene.server.publish([scene.item()]);
    expect(await scene.run()).toMatchObject({ created_count: 1 });
    released();
    await first;
    const data = await scene.runs();
    expect(data.map(({ outcome }) => outcome)).toEqual(['done', 'abandoned']);
  });

  test('EVT-07 the nightly job does it, where there is a feed', async () => {
    expect(importDntEvents.cron).toMatch(/^\d+ [0-5] \* \* \*$/);
    const workOff = async (settings: Record<string, string>) => {
      const { activities, sources, pictures } = await openIntegrations({
        settings: readSettings({ NODE_ENV: 'test', ...settings }),
        origins: { baseDomain: 'localhost', scheme: 'http', port: 3000 },
        secrets: scene.portal.jobServices.secrets,
        now: () => new Date(),
        onTrouble: () => {},
      });
      pictures.close();
      const nightly = importWorkers(activities, sources).find(({ job }) => job.name === importDntEvents.name);
      await nightly?.work(scene.portal.jobServices, {});
    };
    scene.server.publish([scene.item()]);
    await workOff({});
    expect((await scene.portal.get('/api/dnt/events/4711')).status).toBe(404);
    await workOff({ DNT_FEED_URL: scene.server.url });
    expect((await scene.portal.get('/api/dnt/events/4711')).status).toBe(200);
  });

  test('EVT-07 the sample of the demo has forty trips that can all be read', async () => {
    const result = await importActivities({ db: scene.portal.db, now: scene.now }, recordedFeed(scene.now));
    expect(result).toMatchObject({
      outcome: 'done',
      created_count: RECORDED_TRIPS.length,
      skipped_count: 0,
      message: null,
    });
    expect(RECORDED_TRIPS.length).toBeGreaterThanOrEqual(40);
    const { rows } = await sql<{ places: number; upcoming: number }>`
      select count(distinct municipality_id)::int as places, count(distinct event_id)::int as upcoming
      from event_place where municipality_id <> 0 and next_start_at is not null`.execute(scene.portal.db);
    expect(rows[0]?.places).toBeGreaterThan(15);
    const stored = await scene.everything();
    await importActivities({ db: scene.portal.db, now: scene.now }, recordedFeed(scene.now));
    expect(await scene.everything()).toBe(stored);
  });
});

describe('EVT-07 the address of an imported event', () => {
  test.each(['0', 'x'.repeat(41), "4711'--", '4711%2f..', '%00'])(
    'EVT-07 %s is not found, and nothing else',
    async (id) => {
      expect([404, 422]).toContain((await scene.portal.get(`/api/dnt/events/${id}`)).status);
    },
  );

  test('EVT-07 one that is ours is not found as theirs', async () => {
    const own = await scene.portal.given.event();
    await sql`update event set external_id = '99' where id = ${own}`.execute(scene.portal.db);
    expect((await scene.portal.get('/api/dnt/events/99')).status).toBe(404);
  });
});
