import { afterAll, afterEach } from 'vitest';

// In a browser's environment no rows are read.
if (!('document' in globalThis)) {
  const { checkRows } = await import('#platform/server/rows.ts');
  const faults: string[] = [];
  checkRows((fault) => faults.push(fault));

  /** Not where the row was read: an answer of 500 or a job that is tried again would hide what it was. */
  const failOnFaults = () => {
    const found = faults.splice(0);
    if (found.length > 0) throw new Error([...new Set(found)].join('\n'));
  };
  afterEach(failOnFaults);
  afterAll(failOnFaults);
}
