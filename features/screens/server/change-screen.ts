import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { ScreenId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { OfficeScreen } from '../office-contract.ts';
import { demandOffice } from './office-access.ts';
import { readScreen } from './office-queries.ts';

async function lockScreen(context: Context, id: ScreenId) {
  const { rows } = await rowsOf({ municipality_id: number, name: text })`
    select municipality_id, name from screen where id = ${id} for update`.execute(context.db);
  const screen = rows[0] ?? refuse('not_found');
  demandOffice(context, screen.municipality_id);
  return screen;
}

export const renameScreen = (context: Context, id: ScreenId, { name, place }: { name: string; place: string }) =>
  inTransaction(context.db, async (db): Promise<OfficeScreen> => {
    const inside = { ...context, db };
    const { municipality_id } = await lockScreen(inside, id);
    await sql`update screen set name = ${name}, place = ${place} where id = ${id}`.execute(db);
    await recordAudit(inside, 'screen.rename', { municipality_id, details: { screen: id, name } });
    return readScreen(inside, id);
  });

export const restartScreen = (context: Context, id: ScreenId): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { municipality_id } = await lockScreen(inside, id);
    await sql`update screen set restarts = restarts + 1 where id = ${id}`.execute(db);
    await recordAudit(inside, 'screen.restart', { municipality_id, details: { screen: id } });
    return undefined;
  });

/** With the row goes the only thing that knows its token. */
export const unpairScreen = (context: Context, id: ScreenId): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { municipality_id, name } = await lockScreen(inside, id);
    await sql`delete from screen where id = ${id}`.execute(db);
    await recordAudit(inside, 'screen.unpair', { municipality_id, details: { screen: id, name } });
    return undefined;
  });
