import { z } from 'zod';
import { decidedVersion } from '#features/schemes/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { FEWEST_SHOWN, hideSmall } from '#platform/contract/hide-small.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { getStatistics, Statistics } from '../contract.ts';
import { officeOf } from './office-access.ts';
import { type Counted, figuresOf } from './period-figures.ts';

type Asked = z.output<typeof getStatistics.query>;

const MAX_PERIODS = 50;

const periodRow = z.object({ id: ids.schemeVersion, scheme_name: text, number, starts_on: text, last_day: text });

/** CRD-09: one period of the municipality's, the newest where none is asked for. */
export async function readStatistics(
  context: Context,
  { municipality_id, version_id }: Asked,
): Promise<z.input<typeof getStatistics.answer>> {
  const office = officeOf(context, municipality_id);
  const { rows: periods } = await rowsOf(periodRow)`
    select version.id, scheme.name as scheme_name, version.number, version.starts_on,
      least(version.ends_on, version.ended_on)::text as last_day
    from scheme_version as version join scheme on scheme.id = version.scheme_id
    where scheme.municipality_id = ${office} and version.state in ('published', 'ended')
    order by version.starts_on desc, version.id limit ${MAX_PERIODS}`.execute(context.db);
  const period = version_id === undefined ? periods[0] : periods.find(({ id }) => id === version_id);
  if (!period) return version_id === undefined ? { periods, period: null, data: null } : refuse('not_found');
  const version = (await decidedVersion(context, period.id)) ?? refuse('not_found');
  const counted = await figuresOf(context, version);
  return { periods, period, data: counted ? await shownFigures(context, counted) : null };
}

async function shownFigures(context: Context, { figures, at }: Counted): Promise<Statistics> {
  const { accounts, used_accounts, granted_ore, used_ore, median_ore, by_age, by_payee, by_category } = figures;
  const names = await categoryNames(context);
  const isFew = accounts < FEWEST_SHOWN;
  // The others are as recognisable as those who have used theirs.
  const isFewUsed = isFew || used_accounts < FEWEST_SHOWN || accounts - used_accounts < FEWEST_SHOWN;
  return {
    at,
    accounts: isFew ? null : accounts,
    used_accounts: isFewUsed ? null : used_accounts,
    granted_ore: isFew ? null : granted_ore,
    used_ore: isFew ? null : used_ore,
    median_ore: isFew ? null : median_ore,
    by_age: hideSmall(by_age, 'accounts', 'age').map((row) => ({ ...row, age: row.age ?? 0 })),
    by_payee: hideSmall(by_payee, 'accounts'),
    by_category: hideSmall(by_category, 'accounts').map(({ id, ...row }) => ({
      ...row,
      name: id === null ? null : (names.get(id) ?? null),
    })),
  };
}

/** A few dozen, in the reader's language. */
async function categoryNames({ db, language }: Context): Promise<ReadonlyMap<string, string>> {
  const { rows } = await rowsOf({ id: text, name: text })`
    select id::text, coalesce(labels ->> ${language}, key) as name from category`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
