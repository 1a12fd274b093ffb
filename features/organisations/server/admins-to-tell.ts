import { canBeNotified, READER, type Reader, readerRow } from '#features/messages/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { holdsToday } from './access.ts';

const MAX_TOLD = 50;

/** The admins of an organisation who want its notices, without the person who did what they are told about. */
export async function adminsToTell(context: Context, id: OrganisationId): Promise<Reader[]> {
  const { rows } = await rowsOf(readerRow)`
    select ${READER}
    from membership
    join app_user on app_user.id = membership.user_id
    where membership.organisation_id = ${id} and membership.role = 'admin' and ${holdsToday(context)}
      and app_user.id is distinct from ${context.actor?.id ?? null} and ${canBeNotified(id)}
    order by membership.name_sort, app_user.id
    limit ${MAX_TOLD}`.execute(context.db);
  return rows;
}
