import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import pg from 'pg';
import { openDatabase } from '#platform/server/database.ts';
import { DEMO_SECRET } from '#platform/server/settings.ts';
import { mintTickets } from '#tests/support/mint-tickets.ts';
import { CHROMIUM_FLAGS } from '../../e2e/addresses.ts';
import { startChild } from '../child-server.ts';
import { NotPossibleHere, startCluster } from '../cluster.ts';
import { ACTORS, type Actor, makeScene, personOf, type Scene } from './scene.ts';

const DATABASE = 'screens';
const CHROMIUM = '/usr/bin/chromium-headless-shell';

export type Stage = {
  browser: Browser;
  client: pg.Client;
  port: number;
  tickets: ReadonlyMap<Actor, string>;
  scene: Scene;
};

/** The demo on a PostgreSQL of its own, a browser, and people who are logged in. */
export async function openStage(endLater: (step: () => Promise<unknown>) => void): Promise<Stage> {
  if (!existsSync(CHROMIUM)) throw new NotPossibleHere(`There is no ${CHROMIUM}.`);
  const cluster = await startCluster();
  endLater(cluster.stop);
  await cluster.query('postgres', `create database ${DATABASE}`);
  const url = cluster.urlOf(DATABASE);
  const portal = await startChild({
    program: ['apps/server/main.mjs'],
    readyPath: '/api/health/ready',
    environment: { NODE_ENV: 'development', DATABASE_URL: url, DEMO: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
  });
  endLater(portal.stop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  endLater(() => client.end());
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  endLater(() => browser.close());
  const scene = await makeScene(client);
  return { browser, client, port: Number(new URL(portal.origin).port), tickets: await ticketsIn(url), scene };
}

async function ticketsIn(url: string): Promise<Map<Actor, string>> {
  const people = ACTORS.flatMap((actor) => {
    const id = personOf(actor);
    return id === null ? [] : [{ actor, id }];
  });
  const { db, close } = await openDatabase({ url });
  const tickets = await mintTickets(
    db,
    DEMO_SECRET,
    people.map(({ id }) => id),
  );
  await close();
  return new Map(people.map(({ actor }, position) => [actor, tickets[position] ?? '']));
}
