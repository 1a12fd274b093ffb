import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { ScreenId } from '#features/vocabulary/ids.ts';
import type { RequestOf } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { changeScreen as declared, OfficeScreen } from '../office-contract.ts';
import { demandHours } from './hours.ts';
import { demandOffice } from './office-access.ts';
import { readScreen } from './office-queries.ts';
import { tellScreens } from './tell-screens.ts';

async function lockScreen(context: Context, id: ScreenId) {
  const { rows } = await rowsOf({ municipality_id: number, name: text, token_digest: text })`
    select municipality_id, name, token_digest from screen where id = ${id} for update`.execute(context.db);
  const screen = rows[0] ?? refuse('not_found');
  demandOffice(context, screen.municipality_id);
  return screen;
}

type ScreenForm = RequestOf<typeof declared>['body'];

export const changeScreen = (context: Context, id: ScreenId, { name, place, dark_from, dark_to }: ScreenForm) =>
  inTransaction(context.db, async (db): Promise<OfficeScreen> => {
    const inside = { ...context, db };
    const { municipality_id, token_digest } = await lockScreen(inside, id);
    demandHours(inside, { from: dark_from, to: dark_to }, 'dark_to');
    await sql`
      update screen set name = ${name}, place = ${place}, dark_from = ${dark_from}, dark_to = ${dark_to}
      where id = ${id}`.execute(db);
    const dark = dark_from === null ? {} : { dark: `${dark_from}–${dark_to}` };
    await recordAudit(inside, 'screen.change', { municipality_id, details: { screen: id, name, ...dark } });
    await tellScreens(db, [token_digest]);
    return readScreen(inside, id);
  });

export const restartScreen = (context: Context, id: ScreenId): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { municipality_id, token_digest } = await lockScreen(inside, id);
    await sql`update screen set restarts = restarts + 1 where id = ${id}`.execute(db);
    await recordAudit(inside, 'screen.restart', { municipality_id, details: { screen: id } });
    await tellScreens(db, [token_digest]);
    return undefined;
  });

/** With the row goes the only thing that knows its token. */
export const unpairScreen = (context: Context, id: ScreenId): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { municipality_id, name, token_digest } = await lockScreen(inside, id);
    await sql`delete from screen where id = ${id}`.execute(db);
    await recordAudit(inside, 'screen.unpair', { municipality_id, details: { screen: id, name } });
    await tellScreens(db, [token_digest]);
    return undefined;
  });
