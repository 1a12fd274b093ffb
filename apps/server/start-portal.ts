import { loadDemoFiles } from '#database/seeds/demo-files.ts';
import { loadDemo } from '#database/seeds/load-demo.ts';
import { importActivities } from '#features/imports/server/import-activities.ts';
import { recordedFeed } from '#features/imports/server/recorded-feed.ts';
import { originOf, tenantByKey } from '#features/tenants/resolve.ts';
import type { Db } from '#platform/server/database.ts';
import { demandSameSecret, keepSecretCheck } from '#platform/server/secret-check.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { type Settings, settingsWorthTelling } from '#platform/server/settings.ts';
import { StartupError } from '#platform/server/startup-error.ts';
import { loadDemoFamily } from './demo-family.ts';
import { loadDemoLending } from './demo-lending.ts';
import { loadDemoStatistics } from './demo-statistics.ts';
import { loadDemoTickets } from './demo-tickets.ts';
import { drawDemoPicture } from './draw-demo-picture.ts';
import { filesOf } from './integrations.ts';
import { openPortalDatabase } from './open-portal-database.ts';
import { openPortal, type Portal, type PortalOptions } from './portal.ts';
import { prepareDatabase } from './prepare-database.ts';
import { originsOf } from './services.ts';

const SHOWN_TENANTS = ['bergen', 'oslo', 'tromso', 'voss', 'demo-fritidskonto'];

/** What is another while developing. */
export type PortalParts = Pick<PortalOptions, 'maker' | 'serveAssets' | 'renderLimitMs' | 'isDevelopment'>;

export async function startPortal(settings: Settings, parts: PortalParts): Promise<void> {
  const database = await openPortalDatabase(settings);
  try {
    const secrets = createSecrets(settings.SECRET);
    await demandSameSecret(database.db, secrets);
    await prepareDatabase(database);
    await keepSecretCheck(database.db, secrets, new Date());
    if (settings.hasDemo) {
      await loadDemoWithImports(database.db, settings);
      const demo = { db: database.db, now: new Date(), secrets };
      await loadDemoFamily(demo);
      await loadDemoLending(demo);
      await loadDemoTickets(demo);
      await loadDemoStatistics(demo);
    }
    const portal = await openPortal({ settings, database, ...parts });
    await listenOn(portal, settings);
    closeOnSignals(portal, database, settings);
    for (const sentence of settingsWorthTelling(settings)) portal.server.log.warn(sentence);
    if (!settings.isProduction) tellAddresses(settings);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The demo has at once what is otherwise imported at night. */
async function loadDemoWithImports(db: Db, settings: Settings): Promise<void> {
  const now = () => new Date();
  await loadDemo(db, { now: now() });
  await loadDemoFiles(db, { files: filesOf(settings), draw: drawDemoPicture, now: now() });
  if (settings.DNT_FEED_URL === undefined) await importActivities({ db, now }, recordedFeed(now));
}

async function listenOn(portal: Portal, settings: Settings): Promise<void> {
  try {
    if (settings.PROCESS !== 'worker') await portal.server.listen({ host: settings.HOST, port: settings.PORT });
  } catch (error) {
    await portal.close(0);
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    throw new StartupError(
      'port_in_use',
      `Port ${settings.PORT} is in use by another program. Stop it, or choose another: PORT=3001 npm start`,
    );
  }
}

/** Drains before closing; a second signal means now. */
function closeOnSignals(portal: Portal, database: { close(): Promise<void> }, settings: Settings): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    await portal.close(settings.drainMs);
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

function tellAddresses(settings: Settings): void {
  const origins = originsOf(settings);
  const addresses = SHOWN_TENANTS.map(tenantByKey)
    .filter((tenant) => tenant !== undefined)
    .map((tenant) => `  ${originOf(tenant, origins)}  ${tenant.name}`);
  process.stdout.write(
    `\nNabolag is ready:\n  ${originOf({ key: 'nabolag' }, origins)}  hele landet\n${addresses.join('\n')}\n\n`,
  );
}
