import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { ANALYTICS, CHROMIUM_FLAGS, PORTAL_PORT } from './addresses.ts';
import { FOLDER, NODE, portalSettings, ROOT, readyAddress } from './portal-program.ts';

const launchOptions = { executablePath: '/usr/bin/chromium', args: CHROMIUM_FLAGS };
/** The same engine without the windows and menus around it, which cost a third of the time. It has no notifications. */
const withoutWindows = { ...launchOptions, executablePath: '/usr/bin/chromium-headless-shell' };

export default defineConfig({
  testDir: '.',
  outputDir: path.join(FOLDER, 'results'),
  workers: 2,
  // Files are of very different lengths.
  fullyParallel: true,
  // A busy machine may take its time; what fails twice has failed.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  retries: 1,
  reporter: [['line'], ['json']],
  use: {
    launchOptions: withoutWindows,
    viewport: { width: 1440, height: 900 },
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The longest test goes first, so that nobody waits for it in the end.
    { name: 'development', testMatch: /development\.spec/ },
    { name: 'built', testIgnore: /(development|phone|push)\.spec/ },
    { name: 'notifications', testMatch: /push\.spec/, use: { launchOptions } },
    { name: 'phone', testMatch: /phone\.spec/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: `${NODE} apps/server/main.mjs`,
    cwd: ROOT,
    url: readyAddress(PORTAL_PORT),
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { ...portalSettings('built', PORTAL_PORT), ANALYTICS_URL: `${ANALYTICS}/script.js` },
  },
});
