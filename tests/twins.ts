import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * D-02: a guard, a defect that switches it off and the test that must notice. `npm run twins` puts one defect at a time
 * into a copy of the sources.
 */
export type Twin = {
  guard: string;
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  defect: string;
  test: string;
  /** A part of the test's name, as it stands in the file. */
  name: string;
  /** Where it runs; the embedded database if nothing is said. */
  database?: 'postgres';
};

export const TWINS: readonly Twin[] = JSON.parse(readFileSync(path.join(import.meta.dirname, 'twins.json'), 'utf8'));
