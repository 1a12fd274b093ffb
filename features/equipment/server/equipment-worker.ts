import { type ReadSheet, readSheet } from '#features/uploads/server/public.ts';
import type { ChildAnswer } from '#platform/server/child-work.ts';
import type { ImportColumn } from '../import-rules.ts';
import { EXPECTED } from './imports/equipment-sheets.ts';

/** In a process of its own: what others have packed and written is opened here, and nobody waits while it is read. */
process.on('message', async ({ bytes }: { bytes: Uint8Array }) => {
  const answer: ChildAnswer<ReadSheet<ImportColumn>> = { answer: await readSheet(bytes, EXPECTED), is_worn: true };
  process.send?.(answer);
});
