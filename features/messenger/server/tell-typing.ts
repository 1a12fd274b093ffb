import { tellListeners } from '#features/stream/server/public.ts';
import type { ThreadId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { MAX_GROUP_PEOPLE } from '../rules.ts';
import { demandThread, peopleIn } from './access.ts';
import { obstacleIn } from './show-thread.ts';

/** That a user is typing is not told in threads without writers, nor in large ones, where there is always one. */
export async function tellTyping(context: Context, id: ThreadId): Promise<undefined> {
  const thread = await demandThread(context, id);
  const people = await peopleIn(context, id);
  const { obstacle } = await obstacleIn(context, thread, people);
  if (obstacle || people.length > MAX_GROUP_PEOPLE) return;
  const self = actorOf(context).id;
  const others = people.filter((person) => person !== self);
  await tellListeners(context.db, others, { kind: 'typing', content: { thread_id: id, user_id: self } });
}
