import { lockUser } from '#features/identity/server/public.ts';
import { startOfDay } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';

/**
 * What the admin has put into accounts of the municipality today without another, in a transaction of the caller's: one
 * after the other, so that two amounts at once are both counted. Of what was stopped, as far as it had come counts.
 */
export async function putInToday(context: Context, municipality_id: number): Promise<number> {
  const { db, now } = context;
  const { id } = actorOf(context);
  await lockUser(db, id);
  const today = startOfDay(now);
  const { rows } = await rowsOf({ ore: number })`
    select (
      (select coalesce(sum(card_grant.amount_ore), 0) from card_grant join card on card.id = card_grant.card_id
        where card_grant.actor_user_id = ${id} and card_grant.is_single and card_grant.created_at >= ${today}
          and card_grant.amount_ore > 0 and card.municipality_id = ${municipality_id})
      + (select coalesce(sum(amount_ore * case state when 'stopped' then filled else accounts end), 0) from office_run
        where municipality_id = ${municipality_id} and asked_by = ${id} and decided_by = ${id} and asked_at >= ${today})
    )::bigint as ore`.execute(db);
  return rows[0]?.ore ?? 0;
}
