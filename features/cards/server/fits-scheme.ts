import { isYes, runningVersions, why } from '#features/schemes/server/public.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Day } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { factsOf } from './family.ts';

type Person = {
  first_name: string;
  born_on: Day;
  municipality_id: number | null;
  district_id: number | null;
  postal_code: string | null;
};

/** CRD-06: whether a scheme where the person lives is for them today, by all that the register knows. */
export async function fitsScheme(context: Pick<Context, 'db' | 'now'>, person: Person): Promise<boolean> {
  const { municipality_id, district_id } = person;
  if (municipality_id === null) return false;
  const today = shortDate(context.now);
  const facts = factsOf(
    {
      ...person,
      municipality_id: String(municipality_id),
      district_id: district_id === null ? null : String(district_id),
    },
    today,
    true,
  );
  const versions = await runningVersions(context, municipality_id, today);
  return versions.some((version) => isYes(why(facts, version)));
}
