import { defineConfig } from 'vitest/config';
import { FileOrder } from './tests/support/file-order.ts';

const TESTS = ['apps', 'database', 'features', 'platform', 'ui'].map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    include: [...TESTS, 'tests/*.test.ts', 'tests/api/**/*.test.ts', 'tests/operations/**/*.test.ts'],
    globalSetup: 'tests/support/templates.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Loading the portal's files anew for every file of tests takes longer than the tests.
    isolate: false,
    sequence: { sequencer: FileOrder },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
