import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#platform/server/database.ts';
import { watchReplica } from '#platform/server/replica-watch.ts';
import { findPrograms } from '#tests/load/cluster.ts';
import type { RunningPortal } from './installation.ts';
import { ask, figure, type ReplicaScene, readsFrom, says, shows, startReplicaScene } from './replica-scene.ts';

/** Sooner than the half minute for which a page is fresh. */
const SOON = { timeout: 15_000 };
const hasPostgres = await findPrograms().then(
  () => true,
  () => false,
);

let scene: ReplicaScene;
beforeAll(async () => {
  if (hasPostgres) scene = await startReplicaScene();
});
afterEach(() => scene?.replica.resume());
afterAll(() => scene?.close());

describe.skipIf(!hasPostgres)('a portal with a replica that is behind', () => {
  test('D-24 the writer sees a change at once, on every process; visitors see it when the replica has it', async () => {
    await scene.untilCaughtUp();
    const before = await scene.publish();
    for (const portal of scene.both) await expect.poll(() => says(portal, '/events', before.name), SOON).toBe(true);
    await scene.untilCaughtUp();

    await scene.replica.pause();
    const { id, name } = await scene.publish();
    await scene.rename(before.id, `${before.name}b`);
    for (const portal of scene.both) {
      const own = { ticket: scene.ticket };
      expect(await says(portal, `/api/events/${id}`, name, own)).toBe(true);
      await expect.poll(() => says(portal, '/api/events?perPage=100', name, own), SOON).toBe(true);
      expect(await says(portal, '/api/events?perPage=100', `${before.name}b`, own)).toBe(true);
      // Lists are read from the replica, which is behind; the page of what was changed is not.
      expect(await says(portal, '/api/events?perPage=100', name)).toBe(false);
      expect(await says(portal, '/events', name)).toBe(false);
      await expect.poll(() => says(portal, `/events/${id}`, name), SOON).toBe(true);
      await expect.poll(() => says(portal, `/api/events/${before.id}`, `${before.name}b`), SOON).toBe(true);
      expect(await readsFrom(portal, 'replica')).toBeGreaterThan(0);
    }

    await scene.replica.resume();
    for (const portal of scene.both) {
      for (const path of ['/events', '/api/events?perPage=100', '/api/events.ics']) {
        await expect.poll(() => says(portal, path, `${before.name}b`), SOON).toBe(true);
        await expect.poll(() => says(portal, path, name), SOON).toBe(true);
      }
    }
  });

  test('D-24 what is taken away is gone at once for visitors, although the replica still has it', async () => {
    const event = await scene.publish();
    for (const portal of scene.both) {
      for (const path of scene.waysTo(event)) {
        await expect.poll(async () => [path, await shows(portal, path, event)], SOON).toEqual([path, true]);
      }
    }
    await scene.untilCaughtUp();
    await scene.replica.pause();
    const [before, again] = [await readsFrom(scene.first, 'replica'), await readsFrom(scene.first, 'again')];
    await scene.write(`/api/events/${event.id}/unpublish`, { reason: '' });
    for (const path of scene.waysTo(event))
      expect([path, await shows(scene.first, path, event)]).toEqual([path, false]);
    for (const path of scene.waysTo(event)) {
      await expect.poll(async () => [path, await shows(scene.second, path, event)], SOON).toEqual([path, false]);
    }
    const { rows } = await scene.replica.ask(`select 1 from event_place where event_id = '${event.id}'`);
    expect(rows.length).toBeGreaterThan(0);
    expect(await readsFrom(scene.first, 'again')).toBeGreaterThan(again);
    // What has nothing to do with it is still read from the scene.replica.
    await ask(scene.first, '/api/events', { tenant: 'oslo' });
    expect(await readsFrom(scene.first, 'replica')).toBeGreaterThan(before);
  });

  test('D-24 an organisation that becomes private is gone at once, with what it arranges', async () => {
    const event = await scene.publish();
    for (const portal of scene.both) await expect.poll(() => says(portal, '/events', event.name), SOON).toBe(true);
    await scene.untilCaughtUp();
    await scene.replica.pause();
    const { updated_at } = await scene.readOwn(`/api/organizations/${scene.club}`);
    await scene.write(
      `/api/organizations/${scene.club}`,
      { name: 'Solvik losje', is_private: true, updated_at },
      'PUT',
    );
    for (const portal of scene.both) {
      for (const path of [...scene.waysTo(event), '/api/organizations', '/organisations']) {
        await expect.poll(async () => [path, await says(portal, path, 'Solvik')], SOON).toEqual([path, false]);
      }
    }
  });

  test('D-24 a replica that is further behind than it may be is not read, until it has caught up', async () => {
    await expect.poll(() => figure(scene.strict, 'database_replica_used'), SOON).toBe(1);
    await scene.replica.pause();
    await scene.database.db.updateTable('organisation').set({ is_private: false }).execute();
    await expect.poll(() => figure(scene.strict, 'database_replica_used'), SOON).toBe(0);
    expect(await figure(scene.strict, 'database_replica_lag_seconds')).toBeGreaterThan(0.5);
    expect(await figure(scene.first, 'database_replica_used')).toBe(1);
    const { name } = await scene.publish();
    await expect.poll(() => says(scene.strict, '/api/events?perPage=100', name), SOON).toBe(true);
    expect(await says(scene.first, '/api/events?perPage=100', name)).toBe(false);
    await scene.replica.resume();
    await expect.poll(() => figure(scene.strict, 'database_replica_used'), SOON).toBe(1);
    expect(await figure(scene.strict, 'database_replica_lag_seconds')).toBeLessThan(0.5);
  });

  test('D-28 a replica that goes away costs no visitor an answer, and is used again when it is back', async () => {
    const { id } = await scene.publish();
    const statuses = new Map<number, number>();
    let isOver = false;
    const visit = async (portal: RunningPortal) => {
      while (!isOver) {
        for (const path of ['/api/events', `/api/events/${id}`, '/events', '/api/search?q=sjakk', '/api/events.ics']) {
          const { status } = await ask(portal, path);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
    };
    const visitors = [...scene.both, ...scene.both].map(visit);
    for (const portal of scene.both) await expect.poll(() => figure(portal, 'database_replica_used'), SOON).toBe(1);
    await scene.replica.stop();
    for (const portal of scene.both) await expect.poll(() => figure(portal, 'database_replica_used'), SOON).toBe(0);
    await scene.replica.start();
    for (const portal of scene.both) await expect.poll(() => figure(portal, 'database_replica_used'), SOON).toBe(1);
    isOver = true;
    await Promise.all(visitors);
    expect([...statuses.keys()]).toEqual([200]);
    const before = await readsFrom(scene.first, 'replica');
    await ask(scene.first, '/api/events');
    expect(await readsFrom(scene.first, 'replica')).toBe(before + 1);
  });

  test('D-28 while the primary is away the replica is used as it is', async () => {
    const own = await openDatabase({ url: scene.cluster.urlOf('postgres') });
    const watch = watchReplica({
      primary: own.db,
      replicaUrl: scene.replica.urlOf('postgres'),
      mostLagMs: 0,
      onProgress: () => {},
      onTrouble: () => {},
    });
    await expect.poll(() => watch.isUsable(), SOON).toBe(true);
    await scene.replica.pause();
    await scene.publish();
    await expect.poll(() => watch.isUsable(), SOON).toBe(false);
    await own.close();
    await expect.poll(() => watch.isUsable(), SOON).toBe(true);
    await watch.stop();
  });

  test('D-28 a portal starts without its replica', async () => {
    await scene.replica.stop();
    const portal = await scene.startPortal(2000);
    expect((await ask(portal, '/api/events')).status).toBe(200);
    await scene.replica.start();
    await expect.poll(() => figure(portal, 'database_replica_used'), SOON).toBe(1);
    await portal.end('SIGTERM');
  });
});
