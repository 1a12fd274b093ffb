import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take longest, mostly by waiting for programs that they start: begun first, nobody waits for them in the end. */
const LONG =
  /tests\/operations\/|attendance-model|tests\/patterns|tests\/api\/fuzz|picture-workshop|tests\/api\/exports/;

/**
 * A worker is thrown away, with everything that it has loaded, when the next file wants another environment. So those
 * that want a browser's come one after the other, behind all that want none.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranks = new Map(sorted.map((file) => [file, rankOf(file.moduleId)]));
    return sorted.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
  }
}

function rankOf(file: string): number {
  if (/^\/\/ @vitest-environment /m.test(readFileSync(file, 'utf8'))) return 2;
  return LONG.test(path.normalize(file)) ? 0 : 1;
}
