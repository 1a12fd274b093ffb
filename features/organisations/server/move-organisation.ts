import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Hearing } from '#platform/server/hear.ts';
import { tell } from '#platform/server/live.ts';
import { reachOfOrganisation } from './tell-of-organisation.ts';

type Moved = { id: OrganisationId; name: string; municipality_id: number };

/** BEY-21: it belongs to another municipality from now on, with everything it has. Districts are the old one's. */
export async function moveOrganisation(
  inside: Hearing,
  { id, name, municipality_id }: Moved,
  to: number,
): Promise<void> {
  const before = await reachOfOrganisation(inside.db, id);
  await sql`
    update organisation set municipality_id = ${to}, district_id = null, updated_at = ${inside.now}
    where id = ${id}`.execute(inside.db);
  const details = { organization: id, name, from: municipality_id, to };
  for (const office of [municipality_id, to]) {
    await recordAudit(inside, 'organization.move', { municipality_id: office, details });
  }
  const touches = [...new Set([...before, ...(await reachOfOrganisation(inside.db, id))])];
  await tell(inside.db, { topic: 'organisations', id, touches });
}
