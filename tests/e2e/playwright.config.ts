import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, DEVELOPMENT_PORT, PORTAL_PORT } from './addresses.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NODE = path.join(ROOT, 'node_modules/node/bin/node');
const DATA = path.join(tmpdir(), `nabolag-e2e-${process.ppid}`);

const portal = (file: string, port: number, more: Record<string, string>) => ({
  command: `${NODE} ${file}`,
  cwd: ROOT,
  url: `http://127.0.0.1:${port}/api/health/ready`,
  timeout: 120_000,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: { PORT: String(port), LOG_LEVEL: 'error', RATE_LIMITS: 'off', GEOIP_HEADER: 'x-test-point', ...more },
});

export default defineConfig({
  testDir: '.',
  outputDir: path.join(ROOT, 'test-results'),
  workers: 2,
  // Files are of very different lengths.
  fullyParallel: true,
  // A busy machine may take its time; what fails twice has failed.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  retries: 1,
  reporter: [['line'], ['json']],
  use: {
    launchOptions: { executablePath: '/usr/bin/chromium', args: CHROMIUM_FLAGS },
    viewport: { width: 1440, height: 900 },
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'built', testIgnore: /(development|phone)\.spec/ },
    { name: 'development', testMatch: /development\.spec/ },
    { name: 'phone', testMatch: /phone\.spec/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: [
    portal('apps/server/main.ts', PORTAL_PORT, { DATA_FOLDER: `${DATA}-built` }),
    portal('apps/server/dev.ts', DEVELOPMENT_PORT, { DATA_FOLDER: `${DATA}-development` }),
  ],
});
