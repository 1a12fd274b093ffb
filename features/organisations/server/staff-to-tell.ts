import { isThere, type Recipient, recipient, recipientRow } from '#features/notifications/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';

/** The municipality's admins; where there are none, those who look after all portals. */
export async function staffToTell({ db }: Pick<Context, 'db'>, municipalityId: number): Promise<Recipient[]> {
  const { rows } = await rowsOf(recipientRow)`
    with admin as (
      select user_id from municipal_grant where municipality_id = ${municipalityId} and role = 'admin'
    )
    select ${recipient}
    from app_user
    where ${isThere}
      and (
        app_user.id in (select user_id from admin)
        or (app_user.scopes @> array['admin'] and not exists (select from admin))
      )
    order by app_user.id`.execute(db);
  return rows;
}
