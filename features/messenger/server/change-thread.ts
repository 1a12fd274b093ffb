import { sql } from 'kysely';
import type { ThreadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Thread } from '../contract.ts';
import { mayDelete, mayRename } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeThread, peopleIn } from './access.ts';
import { addLine } from './add-line.ts';
import { notifyPeople, type Telling } from './notify-people.ts';
import { showThread } from './show-thread.ts';
import { tellOfThread } from './tell-thread.ts';

type Changes = { name?: string | undefined; is_muted?: boolean | undefined };

/** The name is everybody's; whether it makes itself heard is each one's own. */
export const updateThread = (context: Context, id: ThreadId, { name, is_muted }: Changes): Promise<Thread> =>
  changeThread(context, id, async (inside, thread) => {
    const self = actorOf(inside).id;
    const isRenamed = name !== undefined && name !== thread.name;
    if (isRenamed) {
      if (!mayRename(thread)) refuse('forbidden', REFUSALS[inside.language].not_a_group);
      await sql`update thread set name = ${name} where id = ${id}`.execute(inside.db);
      await addLine(inside, id, { kind: 'renamed', body: name });
    }
    if (is_muted !== undefined) {
      await sql`update thread_participant set is_muted = ${is_muted}
        where thread_id = ${id} and user_id = ${self}`.execute(inside.db);
    }
    await tellOfThread(inside, id, isRenamed ? await peopleIn(inside, id) : [self]);
    return showThread(inside, id);
  });

/** CHT-02. A group is gone for everybody; of a conversation of two the other keeps theirs. */
export const deleteThread = (context: Telling, id: ThreadId): Promise<undefined> =>
  changeThread(context, id, async (inside, thread) => {
    if (!mayDelete(thread)) refuse('forbidden', REFUSALS[inside.language].not_keeper);
    const self = actorOf(inside).id;
    const isForAll = thread.kind !== 'direct';
    const people = isForAll ? await peopleIn(inside, id) : [self];
    if (isForAll) {
      await sql`update thread set deleted_at = ${inside.now} where id = ${id}`.execute(inside.db);
      const others = people.filter((person) => person !== self);
      await notifyPeople({ ...inside, origins: context.origins }, id, others, ({ name, conversation }) => ({
        template: 'threadDeleted',
        values: { name, conversation },
      }));
    } else {
      await sql`update thread_participant set joined_seq = ${thread.last_seq}, last_read_seq = ${thread.last_seq}
        where thread_id = ${id} and user_id = ${self}`.execute(inside.db);
    }
    await tellOfThread(inside, id, people);
    return undefined;
  });
