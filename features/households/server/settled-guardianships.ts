import { sql } from 'kysely';
import { z } from 'zod';
import { askedMunicipality } from '#features/municipalities/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { bornToBeAdultOn } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { listSettledGuardianships as endpoint } from '../contract.ts';
import { maySettle } from '../policy.ts';
import { SETTLED_PER_PAGE } from '../rules.ts';

const settledRow = z.object({
  id: ids.guardianship,
  first_name: text,
  birth_year: number,
  guardian_name: textOrNull,
  reason: textOrNull,
  decided_by: textOrNull,
  decided_at: text,
  is_own_case: boolean,
});

type Asked = z.output<typeof endpoint.query>;

/** BEY-05: what was settled about children who live here now. Only those who may end it read it. */
export async function listSettled(context: Context, asked: Asked): Promise<z.input<typeof endpoint.answer>> {
  const office = askedMunicipality(context, asked.municipality_id);
  if (!maySettle(context.actor, office)) refuse('forbidden');
  const { rows } = await rowsOf(settledRow)`
    select settled.id, child.first_name, extract(year from child.born_on)::int as birth_year,
      guardian.name as guardian_name, settled.reason, decider.name as decided_by, settled.started_at as decided_at,
      exists (
        select from guardianship as own
        where own.child_id = child.id and own.guardian_user_id = ${actorOf(context).id} and own.ended_at is null
      ) as is_own_case
    from guardianship as settled
    join child on child.id = settled.child_id
    left join app_user as guardian on guardian.id = settled.guardian_user_id and guardian.erased_at is null
    left join app_user as decider on decider.id = settled.decided_by and decider.erased_at is null
    where settled.source = 'staff' and settled.ended_at is null and child.municipality_id = ${office}
      and child.born_on > ${bornToBeAdultOn(shortDate(context.now))}::date
      ${asked.before === undefined ? sql`` : sql`and settled.id < ${asked.before}`}
    order by settled.id desc limit ${SETTLED_PER_PAGE + 1}`.execute(context.db);
  const data = rows.slice(0, SETTLED_PER_PAGE);
  return { data, next: rows.length > SETTLED_PER_PAGE ? (data.at(-1)?.id ?? null) : null };
}
