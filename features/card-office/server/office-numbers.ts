import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { runningVersions } from '#features/schemes/server/public.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { OfficeNumbers } from '../contract.ts';
import { officeOf } from './office-access.ts';
import { type Counted, figuresOf } from './period-figures.ts';

/** What runs now, in four numbers; what waits is counted each time, by the index of what is open. Null before there is any. */
export async function officeNumbers(
  context: Context,
  asked: MunicipalityId | undefined,
): Promise<OfficeNumbers | null> {
  const office = officeOf(context, asked);
  const versions = await runningVersions(context, office, shortDate(context.now));
  const counted: Counted[] = [];
  for (const version of versions) {
    const one = await figuresOf(context, version);
    if (one) counted.push(one);
  }
  const [first] = counted;
  if (!first) return null;
  const sum = (of: 'accounts' | 'granted_ore' | 'used_ore') =>
    counted.reduce((total, { figures }) => total + figures[of], 0);
  const { rows } = await rowsOf({ waiting: number, waiting_ore: number })`
    select count(*)::int as waiting, coalesce(sum(purse_ore), 0)::float8 as waiting_ore
    from claim where municipality_id = ${office} and state = 'waiting' and decided_at is null`.execute(context.db);
  return {
    at: counted.map(({ at }) => at).sort()[0] ?? first.at,
    since: versions.map(({ rules }) => rules.starts_on).sort()[0] ?? null,
    accounts: sum('accounts'),
    granted_ore: sum('granted_ore'),
    used_ore: sum('used_ore'),
    ...(rows[0] ?? { waiting: 0, waiting_ore: 0 }),
  };
}
