import { z } from 'zod';
import { type ChildId, ids } from '#features/vocabulary/ids.ts';
import type { Day } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { childNumberPlace } from './refresh-household.ts';

export type ListedChild = {
  ssn: string;
  first_name: string;
  last_name: string;
  born_on: Day;
  postal_code: string;
  district_id: number | null;
};

/**
 * Children whom their municipality has named, in a transaction of the caller's. What the register has said of a child
 * stays; what it has not said is taken from the list. A child who lives elsewhere is left as it is, and not among them.
 */
export async function keepListedChildren(
  { db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>,
  municipality: number,
  listed: readonly ListedChild[],
): Promise<ChildId[]> {
  // In one order for everybody, as when a guardian asks the register: nobody waits for each other.
  const added = listed
    .toSorted((one, other) => (one.ssn < other.ssn ? -1 : 1))
    .map(({ ssn, ...child }) => {
      const id = newId<'ChildId'>();
      return { ...child, id, sealed: secrets.seal(ssn, childNumberPlace(id)), digest: secrets.digest('ssn', ssn) };
    });
  const { rows } = await rowsOf(z.object({ id: ids.child }))`
    insert into child (id, user_id, first_name, last_name, born_on, municipality_id, postal_code, district_id, ssn_sealed, ssn_digest,
      created_at, checked_at)
    select added.id, app_user.id, added.first_name, added.last_name, added.born_on, ${municipality}, added.postal_code,
      added.district_id, added.sealed, added.digest, ${now}, ${now}
    from rows from (jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as (id uuid, first_name text, last_name text,
      born_on date, postal_code text, district_id int, sealed text, digest text)) with ordinality
      as added (id, first_name, last_name, born_on, postal_code, district_id, sealed, digest, place)
    left join app_user on app_user.ssn_digest = added.digest
    order by added.place
    on conflict (ssn_digest) do update set municipality_id = excluded.municipality_id,
      postal_code = coalesce(child.postal_code, excluded.postal_code),
      district_id = coalesce(child.district_id, excluded.district_id)
      where child.municipality_id is null or child.municipality_id = excluded.municipality_id
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
