import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ids, type SchemeId, type SchemeVersionId } from '#features/vocabulary/ids.ts';
import type { Day } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { schemeRules } from '../contract.ts';

const decidedRow = z.object({
  id: ids.schemeVersion,
  scheme_id: ids.scheme,
  scheme_key: text,
  scheme_name: text,
  municipality_id: text,
  number,
  rules: schemeRules,
  /** The last day on which it holds, which may be sooner than its period's. */
  last_day: text,
});
export type DecidedVersion = z.infer<typeof decidedRow>;

const statement = (condition: RawBuilder<unknown>, order = sql`s.created_at, s.id`) => rowsOf(decidedRow)`
  select v.id, v.scheme_id, s.key as scheme_key, s.name as scheme_name, s.municipality_id::text, v.number, v.rules,
    least(v.ends_on, v.ended_on)::text as last_day
  from scheme_version v join scheme s on s.id = v.scheme_id
  where ${condition} and v.state in ('published', 'ended')
  order by ${order}`;

const holdsOn = (day: Day) => sql`v.starts_on <= ${day}::date and least(v.ends_on, v.ended_on) >= ${day}::date`;

/** What holds in a municipality on a day; at most one version of each of its schemes. */
export async function runningVersions(
  { db }: Pick<Context, 'db'>,
  municipalityId: number,
  day: Day,
): Promise<DecidedVersion[]> {
  return (await statement(sql`s.municipality_id = ${municipalityId} and ${holdsOn(day)}`).execute(db)).rows;
}

/**
 * The version that visitors are told of on a day: the one that holds, else the next to begin, else the last that is
 * over; undefined where none was ever published.
 */
export async function toldVersion(
  { replica }: Pick<Context, 'replica'>,
  municipalityId: number,
  day: Day,
): Promise<DecidedVersion | undefined> {
  const isToCome = sql`v.starts_on > ${day}::date and least(v.ends_on, v.ended_on) >= v.starts_on`;
  const order = sql`(${holdsOn(day)}) desc, (${isToCome}) desc,
    case when not (${holdsOn(day)}) then abs(v.starts_on - ${day}::date) end, s.created_at, s.id limit 1`;
  return (await statement(sql`s.municipality_id = ${municipalityId}`, order).execute(replica)).rows[0];
}

/** What holds of one scheme on a day. */
export async function runningVersionOf(
  { db }: Pick<Context, 'db'>,
  scheme: SchemeId,
  day: Day,
): Promise<DecidedVersion | undefined> {
  return (await statement(sql`v.scheme_id = ${scheme} and ${holdsOn(day)}`).execute(db)).rows[0];
}

/** Everything that holds anywhere on a day: a few of each municipality. */
export async function allRunningVersions({ db }: Pick<Context, 'db'>, day: Day): Promise<DecidedVersion[]> {
  return (await statement(holdsOn(day)).execute(db)).rows;
}

/** The version that something was granted under, whether or not it still holds; undefined for what was never decided. */
export async function decidedVersion(
  { db }: Pick<Context, 'db'>,
  id: SchemeVersionId,
): Promise<DecidedVersion | undefined> {
  return (await statement(sql`v.id = ${id}`).execute(db)).rows[0];
}
