import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPrograms } from '#tests/load/cluster.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { type SharedCacheScene, startSharedCacheScene } from './shared-cache-scene.ts';
import { VARNISH } from './varnish.ts';

const isInstalled =
  existsSync(VARNISH) &&
  (await findPrograms().then(
    () => true,
    () => false,
  ));

let scene: SharedCacheScene;

describe.skipIf(!isInstalled)('RTE-08 Varnish in front of two portals', () => {
  beforeAll(async () => {
    scene = await startSharedCacheScene();
  });
  afterAll(() => scene?.close());

  test('RTE-08 it carries the visits of a page, and keeps what is for it to itself', async () => {
    const { path, name } = await scene.publish();
    await expect.poll(() => scene.says(path, name), PATIENCE).toBe(true);
    const before = await scene.pagesAsked();
    for (let visits = 0; visits < 40; visits += 1) expect(await scene.says(path, name)).toBe(true);
    // One that was told to go a second time, and one that came of age meanwhile.
    expect((await scene.pagesAsked()) - before).toBeLessThan(10);
    const asBrotli = { 'accept-encoding': 'br' };
    const { headers } = await scene.visit(path, { headers: asBrotli });
    expect([headers.get('xkey'), headers.get('surrogate-control'), headers.get('cache-control')]).toEqual([
      null,
      null,
      'no-cache',
    ]);
    expect(headers.get('content-encoding')).toBe('br');
    const again = await scene.visit(path, { headers: { ...asBrotli, 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('RTE-08 a change is seen soon, and what was taken away is gone and stays so', async () => {
    const kept = await scene.publish();
    const { id, path } = await scene.publish();
    for (const one of [kept.path, path, '/events']) await expect.poll(() => statusOf(one), PATIENCE).toBe(200);
    await scene.rename(id, 'Hurtigsjakk');
    await expect.poll(() => scene.says(path, 'Hurtigsjakk'), PATIENCE).toBe(true);
    await scene.unpublish(id);
    await expect.poll(() => statusOf(path), PATIENCE).toBe(404);
    await expect.poll(() => scene.says('/events', 'Hurtigsjakk'), PATIENCE).toBe(false);
    for (let visits = 0; visits < 20; visits += 1) {
      expect(await statusOf(path)).toBe(404);
      expect(await scene.says('/events', 'Hurtigsjakk')).toBe(false);
    }
    expect(await statusOf(kept.path)).toBe(200);
  });

  test('I18-03 the chosen language leads elsewhere, and other cookies change nothing', async () => {
    await expect.poll(() => statusOf('/organisations'), PATIENCE).toBe(200);
    const before = await scene.pagesAsked();
    const chosen = await scene.visit('/organisations', { headers: { cookie: 'a=1; nabolag-language=nn; b=2' } });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([302, '/nn/organisations']);
    for (const cookie of ['a=1', 'session=x; nabolag-language=nb']) {
      expect((await scene.visit('/organisations', { headers: { cookie } })).status).toBe(200);
    }
    expect((await scene.pagesAsked()) - before).toBeLessThan(5);
  });

  test('D-24 answers for one user are not kept', async () => {
    const own = await scene.visit('/api/users/me', { headers: { authorization: `Bearer ${scene.ticket}` } });
    expect([own.status, JSON.parse(await own.text()).data.name]).toEqual([200, 'Olga Eier']);
    expect(await statusOf('/api/users/me')).toBe(401);
  });

  test('D-24 only the portals say what is to go', async () => {
    const headers = { 'x-gone': 'all' };
    for (const authorization of ['', 'Bearer ', `Bearer ${scene.token}x`]) {
      expect((await scene.visit('/', { method: 'PURGE', headers: { ...headers, authorization } })).status).toBe(403);
    }
  });

  test('D-24 a cache that was away is told afterwards', async () => {
    const { id, path } = await scene.publish();
    await expect.poll(() => statusOf(path), PATIENCE).toBe(200);
    await scene.stopCache();
    await scene.unpublish(id);
    await scene.startCache();
    expect(await statusOf(path)).toBe(404);
    const told = async () =>
      (await scene.portals[0].get('/api/metrics')).body.includes('shared_cache_purges_total{outcome="failed"}');
    await expect.poll(told, PATIENCE).toBe(true);
  });
});

const statusOf = async (path: string): Promise<number> => (await scene.visit(path)).status;
