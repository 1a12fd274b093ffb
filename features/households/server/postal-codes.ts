import { sql } from 'kysely';
import { findPostalPlace } from '#features/municipalities/server/public.ts';
import type { ChildId, UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { actsFor } from './queries.ts';

type TypedCode = { id: ChildId; postal_code: string };

/** What came of each: `elsewhere` is a code of another municipality than the register says. */
export type PostalCodeFault = 'unknown_child' | 'known_already' | 'no_such_code' | 'elsewhere';

/** Where the register does not say it, a guardian does; all of the codes or none. */
export async function saveMissingPostalCodes(
  context: Pick<Context, 'db' | 'now'>,
  user: UserId,
  codes: readonly TypedCode[],
): Promise<(PostalCodeFault | null)[]> {
  const children = new Map((await actsFor(context, user)).map((child) => [child.id, child]));
  const faults = codes.map(({ id, postal_code }) => {
    const child = children.get(id);
    if (!child) return 'unknown_child';
    if (child.postal_code !== null && child.postal_code !== postal_code) return 'known_already';
    const place = findPostalPlace(postal_code);
    if (!place) return 'no_such_code';
    return String(place.municipality?.id) === child.municipality_id ? null : 'elsewhere';
  });
  if (faults.some((fault) => fault !== null)) return faults;
  await sql`
    update child set postal_code = typed.postal_code
    from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as typed (id uuid, postal_code text)
    where child.id = typed.id and child.postal_code is null`.execute(context.db);
  return faults;
}
