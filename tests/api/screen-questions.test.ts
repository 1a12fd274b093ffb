import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '#tests/support/patience.ts';
import { type ScreenScene, screenScene } from '#tests/support/screen-scene.ts';
import { openBeside } from './second-portal.ts';

/** Statements about screens, of the portal that is asked. */
let statements = 0;
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    if (JSON.stringify(node).includes('screen')) statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

let scene: ScreenScene;
beforeAll(async () => {
  scene = await screenScene(undefined, { database: (own) => ({ ...own, db: own.db.withPlugin(counting) }) });
});
afterAll(() => scene.close());

const titlesOf = (plan: { takeovers: { title: string }[] }) => plan.takeovers.map(({ title }) => title);

test('BEY-13 D-24 a screen that asks every four seconds costs a statement now and then', async () => {
  const { token } = await scene.givenScreen();
  const { revision } = await scene.poll(token);
  statements = 0;
  for (let asked = 0; asked < 7; asked += 1) {
    scene.pass(4);
    expect(await scene.poll(token, { known: revision })).toMatchObject({ is_paired: true, plan: null });
  }
  expect(statements).toBe(0);
  scene.pass(4);
  await scene.poll(token);
  // What it shows is looked at again, and that it was heard is written down.
  expect(statements).toBe(2);
});

test('BEY-13 D-24 what the office changes is there with the next question', async () => {
  const { id, token } = await scene.givenScreen();
  const { admin } = scene.people;
  expect((await scene.poll(token)).plan.playlists).toEqual([]);
  const { data } = await scene.send(admin, 'POST', '/municipality/screen-playlists', scene.playlist());
  expect((await scene.poll(token)).plan.playlists).toHaveLength(1);
  await scene.send(admin, 'DELETE', `/municipality/screen-playlists/${data.id}`);
  expect((await scene.poll(token)).plan.playlists).toEqual([]);
  await scene.send(admin, 'POST', `/municipality/screens/${id}/restart`, {});
  expect((await scene.poll(token)).plan.restarts).toBe(1);
  await scene.send(admin, 'DELETE', `/municipality/screens/${id}`);
  expect(await scene.poll(token)).toMatchObject({ is_paired: false, plan: null });
});

/** Two processes need a server. */
test.runIf(process.env.TEST_DATABASE_URL)(
  'BEY-13 D-24 another process that keeps a plan shows an important notice within ten seconds',
  async () => {
    const { token } = await scene.givenScreen();
    const beside = await openBeside(scene.portal.database, {}, { now: scene.now });
    const shown = async () => {
      const payload = { token, known: null, version: '1', shows: null };
      const headers = { host: 'bergen.localhost' };
      const answer = await beside.injectPatiently({ method: 'POST', url: '/api/screens/poll', headers, payload });
      return titlesOf(answer.json().data.plan);
    };
    try {
      expect(await shown()).toEqual([]);
      await scene.takeover(scene.people.admin);
      await expect.poll(shown, PATIENCE).toEqual(['Vannet må kokes']);
    } finally {
      await beside.close();
    }
  },
);
