import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { FEWEST_SHOWN, hideSmall } from '#platform/contract/hide-small.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { getStatistics, Statistics } from '../contract.ts';
import { officeOf } from './office-access.ts';
import { type Counted, shownFiguresOf } from './period-figures.ts';

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
  const counted = await shownFiguresOf(context, period.id);
  return { periods, period, data: counted ? await shownOf(context, counted) : null };
}

/** Payees beyond these are small, and each of them is one line more to read. */
const MAX_PAYEES = 50;
const HUNDRED_KRONER_ORE = 10_000;

/** Money that was put in has the accounts behind it, and money that was used only those that have used some. */
async function shownOf(context: Context, { figures, at }: Counted): Promise<Statistics> {
  const { accounts, used_accounts, granted_ore, used_ore, median_ore, by_age, by_payee, by_category } = figures;
  const names = await categoryNames(context);
  const isFew = accounts < FEWEST_SHOWN;
  const isFewUsed = used_accounts < FEWEST_SHOWN;
  // The others are as recognisable as those who have used theirs.
  const unlessAlmostAll = (some: number | null) => (some === null || accounts - some < FEWEST_SHOWN ? null : some);
  const shownParts = (parts: readonly Part[]) =>
    hiddenLast(parts).map((row) => ({ ...row, accounts: unlessAlmostAll(row.accounts) }));
  const usedByAge = hideSmall(by_age, 'used_accounts', 'age');
  return {
    at,
    accounts: isFew ? null : accounts,
    used_accounts: isFewUsed ? null : unlessAlmostAll(used_accounts),
    granted_ore: isFew ? null : granted_ore,
    used_ore: isFewUsed ? null : used_ore,
    // As it stands it is what one child has used.
    median_ore: isFewUsed ? null : Math.round(median_ore / HUNDRED_KRONER_ORE) * HUNDRED_KRONER_ORE,
    by_age: hideSmall(by_age, 'accounts', 'age').flatMap(({ used_accounts: _, age, ...row }, place) =>
      age === null ? [] : [{ ...row, age, used_ore: usedByAge[place]?.used_ore ?? null }],
    ),
    by_payee: shownParts(by_payee).slice(0, MAX_PAYEES),
    by_category: shownParts(
      by_category.map(({ id, ...row }) => ({ ...row, name: id === null ? null : (names.get(id) ?? null) })),
    ),
  };
}

type Part = { name: string | null; accounts: number; added: number; used_ore: number };

/** The largest first. Where a hidden one stands must not tell how much it is. */
function hiddenLast(parts: readonly Part[]): Statistics['by_payee'] {
  const rows = hideSmall(parts, 'accounts', undefined, 'added').map(({ added: _, ...row }) => row);
  const order = (row: { used_ore: number | null }) => row.used_ore ?? -1;
  return rows.sort((one, other) => order(other) - order(one) || (one.name ?? '').localeCompare(other.name ?? '', 'nb'));
}

/** A few dozen, in the reader's language. */
async function categoryNames({ db, language }: Context): Promise<ReadonlyMap<string, string>> {
  const { rows } = await rowsOf({ id: text, name: text })`
    select id::text, coalesce(labels ->> ${language}, key) as name from category`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
