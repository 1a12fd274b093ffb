import { z } from 'zod';
import { ids, type SchemeVersionId } from '#features/vocabulary/ids.ts';
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

/** What holds in a municipality on a day; at most one version of each of its schemes. */
export async function runningVersions(
  { db }: Pick<Context, 'db'>,
  municipalityId: number,
  day: Day,
): Promise<DecidedVersion[]> {
  const { rows } = await rowsOf(decidedRow)`
    select v.id, v.scheme_id, s.key as scheme_key, s.name as scheme_name, s.municipality_id::text, v.number, v.rules,
      least(v.ends_on, v.ended_on)::text as last_day
    from scheme_version v join scheme s on s.id = v.scheme_id
    where s.municipality_id = ${municipalityId} and v.state in ('published', 'ended')
      and v.starts_on <= ${day}::date and least(v.ends_on, v.ended_on) >= ${day}::date
    order by s.created_at, s.id`.execute(db);
  return rows;
}

/** The version that something was granted under, whether or not it still holds; undefined for what was never decided. */
export async function decidedVersion(
  { db }: Pick<Context, 'db'>,
  id: SchemeVersionId,
): Promise<DecidedVersion | undefined> {
  const { rows } = await rowsOf(decidedRow)`
    select v.id, v.scheme_id, s.key as scheme_key, s.name as scheme_name, s.municipality_id::text, v.number, v.rules,
      least(v.ends_on, v.ended_on)::text as last_day
    from scheme_version v join scheme s on s.id = v.scheme_id
    where v.id = ${id} and v.state in ('published', 'ended')`.execute(db);
  return rows[0];
}
