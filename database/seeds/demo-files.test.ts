import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawDemoPicture } from '#apps/server/draw-demo-picture.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { DEMO_ORGANISATION_ID } from './accounts.ts';
import { loadDemoFiles } from './demo-files.ts';
import { loadDemo } from './load-demo.ts';

const NOW = new Date('2026-11-17T12:00:00Z');
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
  await loadDemo(portal.db, { now: NOW, events: 150 });
});
afterAll(() => portal.close());

test('ORG-06 the demo organisation has a gallery and documents, once', async () => {
  const kept = new Map<string, Uint8Array>();
  const files = { put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes) };
  const made = { files, draw: drawDemoPicture, now: NOW };
  await loadDemoFiles(portal.db, made);
  const of = async (list: string) =>
    (await portal.get(`/api/organizations/${DEMO_ORGANISATION_ID}/${list}`)).json().data;
  expect((await of('gallery')).length).toBeGreaterThan(0);
  expect((await of('documents')).map(({ name }: { name: string }) => name).sort()).toEqual(['Vedtekter', 'Årsplan']);
  const { storage_key } = await portal.db.selectFrom('upload').select('storage_key').executeTakeFirstOrThrow();
  expect(kept.has(storage_key)).toBe(true);
  // What the portal serves: see serve-uploads.ts.
  for (const key of kept.keys()) expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const before = kept.size;
  kept.clear();
  await loadDemoFiles(portal.db, made);
  expect([before > 2, kept.size]).toEqual([true, 0]);
});
