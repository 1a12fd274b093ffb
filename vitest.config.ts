import { defineConfig } from 'vitest/config';
import { FileOrder } from './tests/support/file-order.ts';
import { PATIENCE } from './tests/support/patience.ts';

const TESTS = ['apps', 'database', 'features', 'platform', 'ui'].map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    include: [...TESTS, 'tests/*.test.ts', 'tests/api/**/*.test.ts', 'tests/operations/**/*.test.ts'],
    globalSetup: 'tests/support/templates.ts',
    setupFiles: [
      'tests/support/shifted-clock.ts',
      'tests/support/patience.ts',
      'tests/support/checked-rows.ts',
      'tests/support/known-tenants.ts',
      'tests/support/web/load-all-texts.ts',
    ],
    pool: 'forks',
    // One more than two cores: a test waits for its database and its programs half of the time.
    maxWorkers: 3,
    // Loading the portal's files again for every file of tests takes longer than the tests.
    isolate: false,
    sequence: { sequencer: FileOrder },
    // A busy machine may take its time.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: PATIENCE },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
