import { parseArgs } from 'node:util';
import { prepareDatabase } from '#apps/server/prepare-database.ts';
import { DEMO_EVENTS } from '#database/seeds/demo.ts';
import { loadDemo } from '#database/seeds/load-demo.ts';
import { openDatabase } from '#platform/server/database.ts';
import { readCommandSettings } from '#platform/server/settings.ts';

/** `node apps/cli/seed.ts [--events 2000] [--now 2026-11-15T12:00:00Z]` fills the database with the demo. */
const { values } = parseArgs({
  options: { events: { type: 'string', default: String(DEMO_EVENTS) }, now: { type: 'string' } },
});
const events = Number(values.events);
const now = values.now === undefined ? new Date() : new Date(values.now);
if (!Number.isInteger(events) || events < 1) fail('--events is a whole number from 1.');
if (Number.isNaN(now.getTime())) fail('--now is a time such as 2026-11-15T12:00:00Z.');

const settings = readCommandSettings(process.env);
if (settings.isProduction)
  fail('Demo accounts have a known password: not in production. To try the portal out, add DEMO=on.');

const database = await openDatabase({
  url: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
  dataFolder: settings.DATA_FOLDER,
});
try {
  await prepareDatabase(database);
  const beganMs = performance.now();
  const result = await loadDemo(database.db, { now, events });
  const seconds = ((performance.now() - beganMs) / 1000).toFixed(1);
  if (result.outcome === 'loaded') console.log(`Loaded ${result.events} activities in ${seconds} s.`);
  if (result.outcome === 'shifted') console.log(`The demo was there; moved it ${result.weeks} weeks forward.`);
  if (result.outcome === 'fresh') console.log('The demo is there and up to date.');
} finally {
  await database.close();
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
