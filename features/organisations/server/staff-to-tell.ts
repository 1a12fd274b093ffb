import { canBeNotified, READER, type Reader, readerRow } from '#features/messages/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';

/** The municipality's admins who want to hear of it; where there are none, those who look after all portals. */
export async function staffToTell({ db }: Context, municipalityId: number): Promise<Reader[]> {
  const { rows } = await rowsOf(readerRow)`
    with admin as (
      select user_id from municipal_grant where municipality_id = ${municipalityId} and role = 'admin'
    )
    select ${READER}
    from app_user
    where ${canBeNotified(null)}
      and (
        app_user.id in (select user_id from admin)
        or (app_user.scopes @> array['admin'] and not exists (select from admin))
      )
    order by app_user.id`.execute(db);
  return rows;
}
