import { isThere, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { type CardId, ids } from '#features/vocabulary/ids.ts';
import { ADULT_AGE } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import { monthsAfter } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, textOrNull } from '#platform/server/rows.ts';

/** Guardians are told for whom it is; `for_child` is null for the one whose account it is. */
const familyRow = recipientRow.extend({ card_id: ids.card, for_child: textOrNull });

/** More than act for any child. */
const MAX_GUARDIANS = 6;

/** Those who act for the children of these accounts today; the one who was the child from the day they are of age. */
export async function familiesToTell({ db, now }: Pick<Context, 'db' | 'now'>, cards: readonly CardId[]) {
  const grownUp = monthsAfter(shortDate(now), -ADULT_AGE * 12);
  const { rows } = await rowsOf(familyRow)`
    select ${recipient}, card.id as card_id, case when person.is_guardian then child.first_name end as for_child
    from card
    join child on child.id = card.child_id
    join lateral (
      select child.user_id as id, false as is_guardian where child.born_on <= ${grownUp}::date
      union all
      select guardian_user_id, true from guardianship
      where guardianship.child_id = child.id and ended_at is null and child.born_on > ${grownUp}::date
    ) as person on true
    join app_user on app_user.id = person.id
    where card.id = any(${cards}::uuid[]) and ${isThere}
    order by card.id, app_user.id limit ${cards.length * MAX_GUARDIANS}`.execute(db);
  return rows;
}
