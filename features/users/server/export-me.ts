import { sql } from 'kysely';
import { z } from 'zod';
import { demandOrderedOwn } from '#features/exports/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import type { PersonalData, PersonalTable } from '#platform/server/personal-data.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { ExportedPart } from '../contract.ts';
import { accountsMergedInto } from './merge/merged-accounts.ts';

/** USR-06: everything that is stored about the person, table by table, without secrets. */
export async function exportMe(
  context: Context,
  personalData: readonly PersonalData[],
): Promise<{ made_at: string; parts: ExportedPart[] }> {
  await demandOrderedOwn(context);
  const { id } = actorOf(context);
  const own = [id, ...(await accountsMergedInto(context.db, id))];
  const parts: ExportedPart[] = [];
  for (const personal of personalData.flatMap(({ tables }) => tables)) {
    parts.push({ key: personal.table, rows: await rowsAbout(context.db, personal, own) });
  }
  return { made_at: context.now.toISOString(), parts };
}

/** The columns are those that the table's entry names. */
const anyRow = z.record(text, z.unknown());

async function rowsAbout(
  db: Db,
  { table, owners, exported, inWords }: PersonalTable,
  userIds: readonly UserId[],
): Promise<ExportedPart['rows']> {
  const columns = sql.join([...exported.map((column) => sql.ref(`${table}.${column}`)), ...(inWords ? [inWords] : [])]);
  const isAbout = sql.join(
    owners.map((owner) => sql`${sql.ref(`${table}.${owner}`)}::text = any(${userIds}::text[])`),
    sql` or `,
  );
  const { rows } = await rowsOf(anyRow)`
    select ${columns}
    from ${sql.table(table)}
    where ${isAbout}
    limit ${MAX_ROWS}`.execute(db);
  return rows;
}

/** Far more than anybody has; a table that grows without end must not take the process with it. */
const MAX_ROWS = 10_000;
