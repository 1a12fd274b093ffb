import type { ChildAnswer } from '#platform/server/child-work.ts';
import { carryOutHashing, type HashingAnswer, type HashingTask } from './hashing-work.ts';

/** A process of its own that hashes passwords. It knows no secrets but the one in hand; what cannot be hashed ends it. */
process.on('disconnect', () => process.exit());
process.on('message', async (task: HashingTask) => {
  process.send?.({ answer: await carryOutHashing(task) } satisfies ChildAnswer<HashingAnswer>);
});
