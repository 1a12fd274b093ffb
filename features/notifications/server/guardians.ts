import { z } from 'zod';
import { isPhone } from '#features/messages/rules.ts';
import { ADDRESS } from '#features/messages/server/public.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { bornToBeAdultOn } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { kindOf } from '../kinds.ts';
import type { Notice } from './notify.ts';
import { isThere } from './recipients.ts';

const guardianRow = z.object({
  minor_id: ids.user,
  first_name: text,
  /** The child logs in too, and is told as well. */
  has_login: boolean,
  id: ids.user,
  name: text,
  address: textOrNull,
});

/** BEY-05: what becomes of a child's place is told to those who act for the child, as they are now. */
export async function toGuardians(services: { db: Db; now: Date }, notices: readonly Notice[]): Promise<Notice[]> {
  const guardians = await guardiansOf(
    services,
    notices.filter(isAboutPlace).map(({ user_id }) => user_id),
  );
  return notices.flatMap((notice) => {
    const own = isAboutPlace(notice) ? guardians.get(notice.user_id) : undefined;
    if (!own) return [notice];
    const told = own.map(({ id, name, address, first_name }) => forGuardian(notice, { id, name, address, first_name }));
    return own[0]?.has_login ? [notice, ...told] : told;
  });
}

/** Reminders go to each guardian as that one has chosen (features/attendance). */
const isAboutPlace = ({ template }: Notice): boolean => kindOf(template).category === 'places';

type Guardian = { id: UserId; name: string; address: string | null; first_name: string };

/** The template and its values belong together, which the compiler cannot follow through the table of letters. */
const forGuardian = (notice: Notice, { id, name, address, first_name }: Guardian): Notice =>
  ({
    ...notice,
    user_id: id,
    // What a guardian has done this moment, the page has said.
    to: address !== null && isPhone(address) && kindOf(notice.template).isReceipt ? null : address,
    values: 'name' in notice.values ? { ...notice.values, name } : notice.values,
    for_child: first_name,
    ...(notice.once_key && { once_key: `${notice.once_key} ${id}` }),
  }) as Notice;

async function guardiansOf({ db, now }: { db: Db; now: Date }, minors: readonly UserId[]) {
  if (minors.length === 0) return new Map<UserId, z.infer<typeof guardianRow>[]>();
  const { rows } = await rowsOf(guardianRow)`
    select child.user_id as minor_id, child.first_name, minor.terms_accepted_at is not null as has_login, app_user.id,
      app_user.name, ${ADDRESS} as address
    from child
    join app_user as minor on minor.id = child.user_id
    join guardianship on guardianship.child_id = child.id and guardianship.ended_at is null
    join app_user on app_user.id = guardianship.guardian_user_id and ${isThere}
    where child.user_id = any(${minors}::uuid[]) and child.born_on > ${bornToBeAdultOn(shortDate(now))}::date
    order by guardianship.started_at, guardianship.id`.execute(db);
  return Map.groupBy(rows, ({ minor_id }) => minor_id);
}
