import { z } from 'zod';
import { findPostalPlace } from '#features/municipalities/server/public.ts';
import { type DecidedVersion, why } from '#features/schemes/server/public.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { CellFault, ListColumn, ListFault } from '../../list-rules.ts';
import { listedDistrict } from './listed-district.ts';
import type { ListRow } from './read-list.ts';

export type Judged = { row: ListRow; has_account: boolean; faults: CellFault[] };

type Judging = Pick<Context, 'db' | 'now' | 'secrets'>;

const knownRow = z.object({
  ssn_digest: text,
  born_on: text,
  municipality_id: textOrNull,
  district_id: textOrNull,
  postal_code: textOrNull,
  has_account: boolean,
});

/** Whether each child gets an account under the version's rules today; asked again when the list is taken. */
export async function judgeRows(
  context: Judging,
  version: DecidedVersion,
  rows: readonly ListRow[],
): Promise<Judged[]> {
  const digests = rows.map(({ ssn }) => context.secrets.digest('ssn', ssn));
  const { rows: children } = await rowsOf(knownRow)`
    select ssn_digest, born_on, municipality_id::text, district_id::text, postal_code, exists (
      select from card where card.child_id = child.id and card.version_id = ${version.id} and closed_at is null
    ) as has_account
    from child where ssn_digest = any(${digests}::text[])`.execute(context.db);
  const known = new Map(children.map((child) => [child.ssn_digest, child]));
  return rows.map((row, place) => {
    const child = known.get(digests[place] ?? '');
    const has_account = child?.has_account ?? false;
    return { row, has_account, faults: has_account ? [] : faultsOf(context, version, row, child) };
  });
}

type Known = Pick<z.infer<typeof knownRow>, 'born_on' | 'municipality_id' | 'district_id' | 'postal_code'>;

function faultsOf({ now }: Judging, version: DecidedVersion, row: ListRow, child: Known | undefined): CellFault[] {
  const fault = (column: ListColumn, what: ListFault): CellFault => ({ row: row.row, column, fault: what });
  const place = findPostalPlace(row.postal_code);
  if (!place) return [fault('postal_code', 'wrong_code')];
  if (String(place.municipality?.id) !== version.municipality_id) return [fault('postal_code', 'other_place')];
  const district = listedDistrict(Number(version.municipality_id), row.district);
  if (district === undefined) return [fault('district', 'wrong_district')];
  const district_id = child?.district_id ?? (district === null ? null : String(district));
  const reasons = why(
    {
      name: row.first_name,
      // What the register has said counts more than what was written down.
      born_on: child?.born_on ?? row.born_on,
      municipality_id: child?.municipality_id ?? version.municipality_id,
      district_id,
      postal_code: child?.postal_code ?? row.postal_code,
      // The municipality answers for whom it names.
      is_within_income: true,
      on: shortDate(now),
    },
    version,
  );
  return reasons
    .filter(({ holds }) => !holds)
    .map(({ key }) => fault(...(key === 'area' ? areaFault(version, district_id) : RULE_FAULTS[key])));
}

type RuleFault = [ListColumn, ListFault];

/** Where a scheme is for districts, the district is what to write, or what is not among them. */
function areaFault({ rules }: DecidedVersion, district: string | null): RuleFault {
  if (rules.district_ids.length === 0) return ['postal_code', 'outside'];
  return ['district', district === null ? 'district_missing' : 'other_district'];
}

const RULE_FAULTS: Record<Exclude<ReturnType<typeof why>[number]['key'], 'area'>, RuleFault> = {
  municipality: ['ssn', 'elsewhere'],
  old_enough: ['ssn', 'too_young'],
  young_enough: ['ssn', 'too_old'],
  income: ['ssn', 'outside'],
  period: ['ssn', 'period_over'],
};
