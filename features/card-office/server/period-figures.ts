import { type RawBuilder, sql } from 'kysely';
import { allRunningVersions, type DecidedVersion, decidedVersion } from '#features/schemes/server/public.ts';
import { ids, type SchemeVersionId } from '#features/vocabulary/ids.ts';
import { FEWEST_SHOWN } from '#platform/contract/hide-small.ts';
import { addDays, shortDate, startOfDay } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
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

/** What the statistics show. Undefined until the job has counted the period for the first time. */
export async function shownFiguresOf(
  { db }: Pick<Context, 'db'>,
  version: SchemeVersionId,
): Promise<Counted | undefined> {
  const { rows } = await rowsOf({ figures, at: text })`
    select shown_figures as figures, shown_at as at from office_figures
    where version_id = ${version} and shown_at is not null`.execute(db);
  return rows[0];
}

/** Payments of a period that is over are still decided on for a while. */
const AFTERWARDS_DAYS = 60;
/** Of those that are over since before they were counted; the next ones are counted a quarter of an hour later. */
const MAX_UNCOUNTED = 50;

/** Every quarter of an hour, of what runs or ran a moment ago: one version at a time, in a transaction of its own. */
export async function countRunning({
  db,
  now,
  countRows,
}: Pick<JobServices, 'db' | 'now' | 'countRows'>): Promise<void> {
  const today = shortDate(now());
  const lately = await allRunningVersions({ db }, shortDate(addDays(now(), -AFTERWARDS_DAYS)));
  const running = [...lately, ...(await allRunningVersions({ db }, today)), ...(await neverCounted(db))];
  for (const { id, rules } of new Map(running.map((one) => [one.id, one])).values()) {
    await inTransaction(db, async (inside) => {
      const counted = await countFigures(inside, id, rules.age_on ?? today);
      await sql`
        insert into office_figures (version_id, made_at, figures) values (${id}, ${now()}, ${jsonb(counted)})
        on conflict (version_id) do update set made_at = excluded.made_at, figures = excluded.figures`.execute(inside);
      await showCounted(inside, id, now());
    });
    countRows(1);
  }
}

async function neverCounted(db: Db): Promise<DecidedVersion[]> {
  const { rows } = await rowsOf({ id: ids.schemeVersion })`
    select id from scheme_version as version
    where state in ('published', 'ended') and not exists (select from office_figures where version_id = version.id)
    order by starts_on desc, id limit ${MAX_UNCOUNTED}`.execute(db);
  const versions = await Promise.all(rows.map(({ id }) => decidedVersion({ db }, id)));
  return versions.filter((version) => version !== undefined);
}

/**
 * Once a day at most, and where nobody or five accounts have used something since what is shown was made, and nobody or
 * five were given something: what lies between two readings is then never one child's.
 */
async function showCounted(db: Db, id: SchemeVersionId, now: Date): Promise<void> {
  const isEnough = (accounts: RawBuilder<unknown>) => sql`(${accounts} = 0 or ${accounts} >= ${FEWEST_SHOWN})`;
  await sql`
    with used as (
      select count(distinct claim.card_id) as accounts
      from office_figures as kept
      join claim on claim.version_id = kept.version_id and claim.changed_at > kept.shown_at
      join ledger_posting as use on use.held_id = claim.posting_id and use.phase = 'released' and use.at > kept.shown_at
      where kept.version_id = ${id}
    ),
    given as (
      select count(distinct card_grant.card_id) as accounts
      from office_figures as kept
      join card_grant on card_grant.version_id = kept.version_id and card_grant.created_at > kept.shown_at
      where kept.version_id = ${id}
    )
    update office_figures set shown_at = made_at, shown_figures = figures
    from used, given
    where version_id = ${id} and (shown_at is null or (
      shown_at < ${startOfDay(now)} and used.accounts + given.accounts > 0
      and ${isEnough(sql`used.accounts`)} and ${isEnough(sql`given.accounts`)}))`.execute(db);
}
