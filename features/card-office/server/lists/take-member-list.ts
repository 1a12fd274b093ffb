import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { roomFor } from '#features/cards/server/public.ts';
import { decidedVersion } from '#features/schemes/server/public.ts';
import { ids, type MemberListId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortKroner } from '#platform/language/typed-money.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, number, rowsOf } from '#platform/server/rows.ts';
import { LIST_STATES } from '../../list-rules.ts';
import { canWithList, maySeeAccounts } from '../../policy.ts';
import { LIST_TEXTS } from '../../texts/list-faults.ts';
import { takeListed } from '../jobs-declared.ts';
import { demandChanges } from '../office-access.ts';

const openRow = z.object({
  municipality_id: number,
  version_id: ids.schemeVersion,
  state: z.enum(LIST_STATES),
  right_rows: number,
  faulty_rows: number,
});

/** Locked, and only for the admins of its municipality. */
async function lockList(context: Context, id: MemberListId) {
  const { rows } = await rowsOf(openRow)`
    select municipality_id, version_id, state, right_rows, faulty_rows from member_list where id = ${id} for update`.execute(
    context.db,
  );
  const list = rows[0];
  if (!list || !maySeeAccounts(context.actor, list.municipality_id)) {
    refuse('not_found', LIST_TEXTS[context.language].take.gone);
  }
  demandChanges(context, list.municipality_id);
  return list;
}

/** CRD-09: yes to what is right in a list. Where something is wrong, only when it was said that it is left. */
export const takeMemberList = (context: Context, id: MemberListId, leavesFaulty: boolean): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const words = LIST_TEXTS[context.language].take;
    const { municipality_id, version_id, right_rows, faulty_rows, ...list } = await lockList(inside, id);
    if (list.state !== 'waiting') refuse('conflict', words.over);
    if (faulty_rows > 0 && !leavesFaulty) refuse('conflict', words.faulty(faulty_rows));
    if (right_rows === 0) refuse('conflict', words.nothing);
    const version = (await decidedVersion(inside, version_id)) ?? refuse('not_found');
    const [cost, room] = [right_rows * version.rules.amount_ore, await roomFor(inside, version)];
    if (room < cost) refuse('conflict', words.short(shortKroner(cost), shortKroner(room)));
    if (await isOneRunning(inside, version_id)) refuse('conflict', words.running);
    await sql`update member_list set state = 'running', taken_by = ${actorOf(context).id}, taken_at = ${context.now}
      where id = ${id}`.execute(db);
    await recordAudit(inside, 'card.list_take', {
      municipality_id,
      details: { list: id, right: right_rows, left: faulty_rows },
    });
    await context.enqueue(db, takeListed, { id });
    return undefined;
  });

/** Two at the same moment meet at the index, and the second is told to come back. */
async function isOneRunning({ db }: Context, version: string): Promise<boolean> {
  const { rows } = await rowsOf({ is_one: boolean })`
    select exists (select from member_list where version_id = ${version} and state = 'running') as is_one`.execute(db);
  return rows[0]?.is_one ?? false;
}

/** What waits is thrown away; what is being taken is stopped before its next batch. */
export const stopMemberList = (context: Context, id: MemberListId): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { state, municipality_id } = await lockList(inside, id);
    if (!canWithList(context.actor, { municipality_id, state, right_rows: 0 }).stop) {
      refuse('conflict', LIST_TEXTS[context.language].take.over);
    }
    if (state === 'waiting') await sql`delete from member_list where id = ${id}`.execute(db);
    else {
      await sql`update member_list set state = 'stopped' where id = ${id}`.execute(db);
      await sql`update member_list_batch set rows_sealed = null where list_id = ${id}`.execute(db);
    }
    await recordAudit(inside, 'card.list_stop', { municipality_id, details: { list: id, state } });
    return undefined;
  });
