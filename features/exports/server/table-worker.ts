import type { ChildAnswer } from '#platform/server/child-work.ts';
import { type FileTask, fileOf } from './make-file.ts';

/** In a process of its own: a long list takes seconds of work in one go, and nobody else should wait for it. */
process.on('message', async (task: FileTask) => {
  const answer: ChildAnswer<Uint8Array> = { answer: await fileOf(task) };
  process.send?.(answer);
});
