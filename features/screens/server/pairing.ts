import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { lockMunicipality } from '#features/municipalities/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { randomToken } from '#platform/server/secrets.ts';
import { codeDigest } from '#platform/server/signed-code.ts';
import type { OfficeScreen } from '../office-contract.ts';
import { CODE_LIVES_MS, MAX_SCREENS } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { officeOf } from './office-access.ts';
import { readScreen } from './office-queries.ts';

const CODES = 1_000_000;
const TRIES = 5;

/** The token is the screen's alone: the code is read by everybody in the room, and opens nothing. */
export async function askForCode(context: Context): Promise<{ code: string; token: string; expires_at: string }> {
  const { db, tenant, now, language } = context;
  if (tenant.municipality_ids.length === 0) refuse('conflict', REFUSALS[language].no_municipality_here);
  const token = randomToken();
  const expires_at = new Date(now.getTime() + CODE_LIVES_MS);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const code = String(randomInt(CODES)).padStart(6, '0');
    const { rows } = await rowsOf({ code: text })`
      insert into screen_code as present (code, municipality_ids, token_digest, expires_at)
      values (${code}, ${sql.val([...tenant.municipality_ids])}::int[], ${codeDigest(token)}, ${expires_at})
      on conflict (code) do update set municipality_ids = excluded.municipality_ids,
        token_digest = excluded.token_digest, expires_at = excluded.expires_at
      where present.expires_at <= ${now}
      returning code`.execute(db);
    if (rows.length > 0) return { code, token, expires_at: expires_at.toISOString() };
  }
  refuse('unavailable');
}

type Pairing = { municipality_id?: MunicipalityId | undefined; code: string; name: string; place: string };

/** A code of the municipality's own portal, used once. */
export const pairScreen = (context: Context, { municipality_id: asked, code, name, place }: Pairing) =>
  inTransaction(context.db, async (db): Promise<OfficeScreen> => {
    const inside = { ...context, db };
    const { now } = inside;
    const words = REFUSALS[context.language];
    const office = officeOf(inside, asked);
    await lockMunicipality(db, office);
    if ((await screensOf(inside, office)) >= MAX_SCREENS) refuse('conflict', words.too_many_screens(MAX_SCREENS));
    const { rows } = await rowsOf({ token_digest: text })`
      delete from screen_code
      where code = ${code} and expires_at > ${now} and ${office} = any(municipality_ids)
      returning token_digest`.execute(db);
    const [shown] = rows;
    if (!shown) refuse('invalid', words.no_such_code, { code: [words.no_such_code] });
    const id = newId<'ScreenId'>();
    await sql`
      insert into screen (id, municipality_id, name, place, token_digest, paired_at)
      values (${id}, ${office}, ${name}, ${place}, ${shown.token_digest}, ${now})`.execute(db);
    await recordAudit(inside, 'screen.pair', { municipality_id: office, details: { screen: id, name } });
    return readScreen(inside, id);
  });

async function screensOf({ db }: Context, municipality_id: number): Promise<number> {
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from screen where municipality_id = ${municipality_id}`.execute(db);
  return rows[0]?.total ?? 0;
}
