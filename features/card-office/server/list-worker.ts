import type { ChildAnswer } from '#platform/server/child-work.ts';
import { type ReadList, readList } from './lists/read-list.ts';

/** In a process of its own: what others have packed and written is opened here, and nobody waits while it is read. */
process.on('message', async ({ bytes }: { bytes: Uint8Array }) => {
  const answer: ChildAnswer<ReadList> = { answer: await readList(bytes), is_worn: true };
  process.send?.(answer);
});
