import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const NODE = path.join(ROOT, 'node_modules/node/bin/node');

/** Of this run alone, and known to its workers. What failed can be looked at there afterwards. */
export const FOLDER = process.env.E2E_FOLDER ?? makeFolder();
process.env.E2E_FOLDER = FOLDER;

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nabolag-e2e-'));
  process.once('exit', (code) => {
    if (code === 0) rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/**
 * What a portal for these tests is started with: on a PostgreSQL database if there is one for it (`npm test` makes one),
 * otherwise on an embedded one in a folder of its own.
 */
export const portalSettings = (name: string, port: number): Record<string, string> => ({
  PORT: String(port),
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
  PAGE_RENEW_MS: '0',
  GEOIP_HEADER: 'x-test-point',
  DATA_FOLDER: path.join(FOLDER, name),
  ...(process.env.E2E_DATABASE_URL && { DATABASE_URL: process.env.E2E_DATABASE_URL, DEMO: 'on' }),
});

export const readyAddress = (port: number): string => `http://127.0.0.1:${port}/api/health/ready`;
