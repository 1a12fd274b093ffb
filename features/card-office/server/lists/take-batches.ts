import { sql } from 'kysely';
import { z } from 'zod';
import { openAccounts, roomFor } from '#features/cards/server/public.ts';
import { keepListedChildren } from '#features/households/server/public.ts';
import { removeExpired } from '#features/retention/server/public.ts';
import { decidedVersion } from '#features/schemes/server/public.ts';
import { ids, type MemberListId } from '#features/vocabulary/ids.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { Db } from '#platform/server/database.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { number, rowsOf, textOrNull } from '#platform/server/rows.ts';
import { judgeRows } from './judge-rows.ts';
import { batchPlace } from './list-rows.ts';
import { withDistrict } from './listed-district.ts';
import { ROWS_AT_ONCE } from './read-member-list.ts';

const runningRow = z.object({
  version_id: ids.schemeVersion,
  municipality_id: number,
  next_batch: number,
  taken_by: ids.user.nullable(),
});

const listRow = z.object({
  row: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  ssn: z.string(),
  born_on: z.string(),
  postal_code: z.string(),
  // A list that was read before there was such a column has none.
  district: z.string().default(''),
});

/**
 * In small transactions, each with how far it has come: a process that is killed is followed by one that goes on from
 * there, and a stop is seen before the next batch. A child has one account, whatever comes twice.
 */
export async function takeList(services: JobServices, id: MemberListId): Promise<void> {
  await inBatches(services, `take list ${id}`, (db) => takeSome(services, db, id), ROWS_AT_ONCE);
}

async function takeSome({ secrets, now }: JobServices, db: Db, id: MemberListId): Promise<number> {
  const { rows } = await rowsOf(runningRow)`
    select version_id, municipality_id, next_batch, taken_by from member_list
    where id = ${id} and state = 'running' for update`.execute(db);
  const list = rows[0];
  const version = list && (await decidedVersion({ db }, list.version_id));
  if (!list || !version) return 0;
  const { rows: batches } = await rowsOf({ rows_sealed: textOrNull })`
    select rows_sealed from member_list_batch where list_id = ${id} and position = ${list.next_batch}`.execute(db);
  const sealed = batches[0]?.rows_sealed;
  if (!sealed) return end(db, id, 'done');
  const listed = z.array(listRow).parse(JSON.parse(secrets.open(sealed, batchPlace(id, list.next_batch))));
  const { taken_by } = list;
  const context = { db, secrets, now: now(), actor: taken_by === null ? null : { id: taken_by } };
  // Something may have changed since it was read: others have opened an account, or moved, or the period is over.
  const judged = await judgeRows(context, version, listed);
  const right = judged.filter((one) => !one.has_account && one.faults.length === 0).map(({ row }) => row);
  if ((await roomFor(context, version)) < right.length * version.rules.amount_ore) return end(db, id, 'stopped');
  const children =
    right.length === 0
      ? []
      : await keepListedChildren(context, list.municipality_id, right.map(withDistrict(list.municipality_id)));
  const opened = children.length === 0 || (await openAccounts(context, version, children)).ok;
  if (!opened) throw new Error('The frame was used by others meanwhile.');
  const knownMeanwhile = judged.filter(({ has_account }) => has_account).length;
  await sql`update member_list set next_batch = next_batch + 1, opened = opened + ${children.length},
      left_out = left_out + ${listed.length - children.length - knownMeanwhile},
      known_rows = known_rows + ${knownMeanwhile} where id = ${id}`.execute(db);
  await sql`update member_list_batch set rows_sealed = null
    where list_id = ${id} and position = ${list.next_batch}`.execute(db);
  return ROWS_AT_ONCE;
}

/** Numbers that are not taken any more are not kept. */
async function end(db: Db, id: MemberListId, state: 'done' | 'stopped'): Promise<number> {
  await sql`update member_list set state = ${state} where id = ${id}`.execute(db);
  await sql`update member_list_batch set rows_sealed = null where list_id = ${id} and rows_sealed is not null`.execute(
    db,
  );
  return 0;
}

const DAY_MS = 24 * 3_600_000;

/** What nobody said yes to within a day goes; how many accounts a list became stays for a year. */
export async function tidyLists(services: JobServices): Promise<void> {
  const yesterday = new Date(services.now().getTime() - DAY_MS);
  await removeExpired(services, 'member_list_batch');
  await inBatches(services, 'drop waiting lists', async (db, limit) => {
    const { numAffectedRows = 0n } = await sql`
      delete from member_list where id in (
        select id from member_list where state = 'waiting' and asked_at < ${yesterday} order by asked_at limit ${limit})`.execute(
      db,
    );
    return Number(numAffectedRows);
  });
  await sql`update member_list set state = 'stopped' where state = 'running' and taken_at < ${yesterday}`.execute(
    services.db,
  );
  await removeExpired(services, 'member_list');
}
