import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dntFeed } from '#features/imports/server/dnt-feed.ts';
import { importActivities } from '#features/imports/server/import-activities.ts';
import { type ImportScene, importScene } from '#tests/support/import-scene.ts';

const NOW = new Date('2026-11-18T10:00:00Z');

let scene: ImportScene;
beforeAll(async () => {
  scene = await importScene(NOW);
});
afterAll(() => scene.close());
beforeEach(() => scene.startOver());

describe('EVT-07 D-20 a broken or hostile feed', () => {
  const page = (changes: Record<string, unknown>) =>
    JSON.stringify({ pageHits: [scene.item()], page: 1, pageSize: 100, pageCount: 1, totalMatching: 1, ...changes });

  const SAID: [string, () => void, RegExp][] = [
    ['no JSON', () => scene.server.say('<h1>Vedlikehold</h1>'), /not JSON/],
    ['half of an answer', () => scene.server.say('{"pageHits":[{"id":'), /not JSON/],
    [
      'no UTF-8',
      () => scene.server.behave((_request, response) => response.end(Buffer.from([0x22, 0xff, 0xfe, 0x22]))),
      /UTF-8/,
    ],
    ['an error', () => scene.server.say('{}', {}, 500), /answered 500/],
    ['another shape', () => scene.server.say('{"data":[]}'), /another shape: pageHits/],
    ['a list that is no list', () => scene.server.say(page({ pageHits: { length: 3 } })), /another shape/],
    ['another page than was asked for', () => scene.server.say(page({ page: 7 })), /7 came/],
    ['nothing of what is known', () => scene.server.publish([]), /gone from the feed/],
    ['half of it and a bit', () => scene.server.publish(scene.items(1)), /gone from the feed/],
    [
      'a hundred thousand activities',
      () => scene.server.say(page({ totalMatching: 100_000, pageCount: 1000 })),
      /more than/,
    ],
    [
      'pages without end',
      () =>
        scene.server.behave((request, response) => {
          const asked = Number(new URL(request.url ?? '', 'http://feed.test').searchParams.get('page'));
          response.end(page({ page: asked, pageCount: asked + 1, pageHits: [scene.item({ id: asked })] }));
        }),
      /more than/,
    ],
    ['an empty page in the middle', () => scene.server.say(page({ pageHits: [], pageCount: 3 })), /empty/],
    ['a page of a hundred megabytes', () => scene.server.say(' '.repeat(100_000_000)), /larger than/],
    [
      'a page without end',
      () =>
        scene.server.behave((_request, response) => {
          const more = () => {
            while (!response.destroyed && response.write(' '.repeat(100_000))) {}
          };
          response.on('drain', more);
          more();
        }),
      /larger than/,
    ],
    ['compressed air', () => scene.server.say('{}', { 'content-encoding': 'gzip' }), /compressed/],
    [
      'a way inside',
      () => scene.server.say('', { location: 'http://169.254.169.254/latest/meta-data/' }, 302),
      /answered 302/,
    ],
    [
      'wrong types everywhere',
      () => scene.server.publish([scene.item({ title: 7 }), scene.item({ id: {} }), 'x', null]),
      /cannot be read/,
    ],
    ['links that run', () => scene.server.publish([scene.item({ url: 'javascript:alert(1)' })]), /leads away/],
    [
      'links elsewhere',
      () => scene.server.publish([scene.item({ url: 'https://dnt.no.evil.example/x' })]),
      /leads away/,
    ],
    [
      'links with a name in them',
      () => scene.server.publish([scene.item({ url: 'https://dnt.no@evil.example/' })]),
      /leads away/,
    ],
    [
      'times before the flood',
      () =>
        scene.server.publish([scene.item({ dates: [{ start: '0001-01-01T00:00:00Z', end: '0001-01-01T01:00:00Z' }] })]),
      /absurd/,
    ],
    [
      'times that end first',
      () =>
        scene.server.publish([scene.item({ dates: [{ start: '2026-12-01T10:00:00Z', end: '2026-12-01T09:00:00Z' }] })]),
      /absurd/,
    ],
    [
      'times that are none',
      () => scene.server.publish([scene.item({ dates: [{ start: 'i morgen', end: 'senere' }] })]),
      /dates/,
    ],
    [
      'places that are none',
      () => scene.server.publish([scene.item({ municipality: [{ code: '9999' }] })]),
      /municipality/,
    ],
  ];

  test.each(SAID)('EVT-07 %s changes nothing and is written down', async (_name, misbehave, reason) => {
    scene.server.publish([...scene.items(3), scene.item()]);
    await scene.run();
    const before = await scene.everything();
    misbehave();
    await expect(scene.run()).rejects.toThrow(reason);
    expect(await scene.everything()).toBe(before);
    const data = await scene.runs();
    expect(data).toHaveLength(2);
    expect(data.find(({ outcome }) => outcome === 'broken')).toMatchObject({
      message: expect.stringMatching(reason),
      created_count: 0,
      removed_count: 0,
    });
  });

  test('EVT-07 one that never answers, or never comes to an end, is given up', async () => {
    scene.server.behave(() => {});
    await expect(scene.run({ timeoutMs: 200 })).rejects.toThrow(/too long/);
    scene.server.behave((_request, response) => {
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    await expect(scene.run({ timeoutMs: 200 })).rejects.toThrow(/too long/);
  });

  test('EVT-07 one that is not there is said so', async () => {
    const feed = dntFeed({ url: 'http://127.0.0.1:9/', isLoopbackAllowed: true });
    await expect(importActivities({ db: scene.portal.db, now: scene.now }, feed)).rejects.toThrow(/cannot be reached/);
  });

  test.each([
    ['http://feed.example/x', /not https/],
    ['https://169.254.169.254/latest', /inside/],
    ['https://[::1]/x', /inside/],
    ['https://[::ffff:10.0.0.1]/x', /inside/],
    ['https://localhost/x', /inside/],
    ['http://127.0.0.1:1/x', /not https/],
  ])('D-20 in earnest the feed may not be at %s', async (url, reason) => {
    const feed = dntFeed({ url, isLoopbackAllowed: false });
    await expect(feed.readPage(1)).rejects.toThrow(reason);
    expect(scene.server.asked).toEqual([]);
  });

  test('EVT-07 a few that cannot be read are left as they are; the others follow', async () => {
    scene.server.publish([...scene.items(6), scene.item()]);
    await scene.run();
    scene.server.publish([
      ...scene.items(5),
      scene.item({ id: 5005, title: 'Ny' }),
      scene.item({ url: 'javascript:alert(1)', title: 'Ond' }),
    ]);
    expect(await scene.run()).toMatchObject({
      changed_count: 1,
      unchanged_count: 5,
      skipped_count: 1,
      removed_count: 0,
    });
    expect((await scene.imported()).name).toBe('Tur til Storhaugen');
  });

  test('EVT-07 what stands in texts is words', async () => {
    const evil =
      '<script>alert(1)</script><img src=x onerror=alert(1)>&lt;b&gt;Hei&lt;/b&gt;\u202e\u0000 <a href="javascript:x">du</a>';
    scene.server.publish([scene.item({ title: evil, description: `<style>*{}</style>${evil}`, association: evil })]);
    await scene.run();
    const event = await scene.imported();
    expect(event).toMatchObject({ name: '<b>Hei</b> du', description: '<b>Hei</b> du', keywords: ['<b>Hei</b> du'] });
    scene.server.publish([scene.item({ title: 'x'.repeat(900), description: 'y '.repeat(20_000) })]);
    await scene.run();
    expect((await scene.imported()).name).toHaveLength(200);
    expect((await scene.imported()).description.length).toBeLessThanOrEqual(5000);
  });

  test('EVT-07 a point outside the country is no point', async () => {
    scene.server.publish([scene.item({ meetingPlace: { name: 'Ingensteds', lat: 0, lng: 0 } })]);
    await scene.run();
    expect(await scene.imported()).toMatchObject({ venue: 'Ingensteds', lat: null, lng: null });
  });
});
