// Which tests need only one of the two databases.
import { readdirSync, readFileSync } from 'node:fs';

const tests = (...names) => names.map((name) => `tests/api/${name}.test.ts`);

// Thousands of cells, random histories, crowds and guesses: what they prove is the same in both databases, and they are
// through with it sooner on PostgreSQL, where people can come at once.
export const ONLY_ON_POSTGRES = [
  ...tests(
    '*authorisation',
    'attendance-model',
    'attendance-race',
    'bounded-queries',
    'enumeration',
    'exports',
    'fuzz',
    'hostile-requests',
    'log-in-as-calls',
    'participants-messages',
    'reads-change-nothing',
    'equipment-race',
    'slots-race',
    'tenant-canaries',
    'tickets-race',
  ),
  'tests/search-quality.test.ts',
];

// About files, headers, pages and others' services: they would be the same without any database.
export const ONLY_EMBEDDED = tests(
  'broken-feeds',
  'documentation',
  'headers',
  'hosts',
  'idporten-attacks',
  'info-pages',
  'log-secrets',
  'page-contents',
  'site-files',
  'ticket-cookie',
  'upload-attacks',
  'upload-floods',
  'upload-keeping',
  'uploads',
);

/** The rest of the operations does not touch the database server. */
export const OPERATIONS_ON_POSTGRES = readdirSync('tests/operations')
  .map((name) => `tests/operations/${name}`)
  .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('TEST_DATABASE_URL'));

/** The same stories for everybody: a change is not to fail for what it has not touched. `npm run model` tells new ones. */
export const SAME_STORIES = { MODEL_RUNS: '200', MODEL_SEED: '2026' };
