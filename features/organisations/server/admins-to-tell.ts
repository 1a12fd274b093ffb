import { isThere, type Recipient, recipient, recipientRow } from '#features/notifications/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { holdsToday } from './access.ts';

const MAX_TOLD = 50;

/** The admins of an organisation without the person who did what they are told about. */
export async function adminsToTell(context: Context, id: OrganisationId): Promise<Recipient[]> {
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient}
    from membership
    join app_user on app_user.id = membership.user_id
    where membership.organisation_id = ${id} and membership.role = 'admin' and ${holdsToday(context)}
      and app_user.id is distinct from ${context.actor?.id ?? null} and ${isThere}
    order by membership.name_sort, app_user.id
    limit ${MAX_TOLD}`.execute(context.db);
  return rows;
}
