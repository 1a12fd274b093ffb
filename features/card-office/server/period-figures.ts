import { sql } from 'kysely';
import { allRunningVersions, type DecidedVersion } from '#features/schemes/server/public.ts';
import { addDays, shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { jsonb, number, rowsOf, text } from '#platform/server/rows.ts';
import { type Figures, figures } from '../figures.ts';
import { countFigures } from './count-figures.ts';

/** Up to so many accounts a period is counted when a person asks; above, a job has done it. */
export const COUNTED_AT_ONCE = 2000;

type Asking = Pick<Context, 'db' | 'now'>;
export type Counted = { figures: Figures; at: string };

/** Undefined until the job has counted a large one for the first time. */
export async function figuresOf(
  { db, now }: Asking,
  { id, rules }: Pick<DecidedVersion, 'id' | 'rules'>,
  atOnce = COUNTED_AT_ONCE,
): Promise<Counted | undefined> {
  const { rows } = await rowsOf({ accounts: number })`
    select count(*)::int as accounts from (
      select from card_grant where version_id = ${id} limit ${atOnce + 1}) as counted`.execute(db);
  if ((rows[0]?.accounts ?? 0) <= atOnce) {
    return { figures: await countFigures(db, id, rules.age_on ?? shortDate(now)), at: now.toISOString() };
  }
  const { rows: kept } = await rowsOf({ figures, at: text })`
    select figures, made_at as at from office_figures where version_id = ${id}`.execute(db);
  return kept[0];
}

/** Payments of a period that is over are still decided on for a while. */
const AFTERWARDS_DAYS = 60;

/** Every quarter of an hour, of what runs or ran a moment ago: one version at a time, in a transaction of its own. */
export async function countRunning({ db, now, countRows }: JobServices): Promise<void> {
  const today = shortDate(now());
  const lately = await allRunningVersions({ db }, shortDate(addDays(now(), -AFTERWARDS_DAYS)));
  const versions = new Map([...lately, ...(await allRunningVersions({ db }, today))].map((one) => [one.id, one]));
  for (const { id, rules } of versions.values()) {
    await inTransaction(db, async (inside) => {
      const counted = await countFigures(inside, id, rules.age_on ?? today);
      await sql`
        insert into office_figures (version_id, made_at, figures) values (${id}, ${now()}, ${jsonb(counted)})
        on conflict (version_id) do update set made_at = excluded.made_at, figures = excluded.figures`.execute(inside);
    });
    countRows(1);
  }
}
