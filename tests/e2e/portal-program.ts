import { tmpdir } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const NODE = path.join(ROOT, 'node_modules/node/bin/node');

/**
 * What a portal for these tests is started with: on a PostgreSQL database if there is one for it (`npm test` makes one),
 * otherwise on an embedded one in a folder of its own.
 */
export const portalSettings = (name: string, port: number): Record<string, string> => ({
  PORT: String(port),
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
  GEOIP_HEADER: 'x-test-point',
  DATA_FOLDER: path.join(tmpdir(), `nabolag-e2e-${process.ppid}-${name}`),
  ...(process.env.E2E_DATABASE_URL && { DATABASE_URL: process.env.E2E_DATABASE_URL, DEMO: 'on' }),
});

export const readyAddress = (port: number): string => `http://127.0.0.1:${port}/api/health/ready`;
