import { isThere, notify, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { portalOf } from '#features/organisations/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { GroupRow } from './group-access.ts';

type Telling = Context & { origins: OriginSettings };
type Told = { group: GroupRow; user_ids: readonly UserId[] };

/** Of a group there may be thousands: `notify` takes them in one call. */
export async function tellHolders(context: Telling, news: 'given' | 'removed', { group, user_ids }: Told) {
  if (user_ids.length === 0) return;
  const tenant = portalOf(context.tenant, group.municipality_id);
  const by = group.venue_name ?? (await municipalityName(context, group.municipality_id));
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient} from app_user
    where app_user.id = any(${[...user_ids]}::uuid[]) and ${isThere}
    order by app_user.id`.execute(context.db);
  const notices = rows.map(({ id: user_id, name, address: to, lang: language }) => {
    const url = messageAddress({ tenant, language }, context.origins, '/my/culture-cards');
    const day = longDate(group.valid_until, momentTextsFor(language));
    const about = group.organisation_id === null ? {} : { organisation_id: group.organisation_id };
    const envelope = { to, user_id, language, about };
    return news === 'given'
      ? {
          ...envelope,
          template: 'cultureCardGiven' as const,
          values: { name, group: group.name, by, visits: group.visits_per_period, day, url },
        }
      : { ...envelope, template: 'cultureCardRemoved' as const, values: { name, group: group.name, by } };
  });
  await notify({ ...context, tenant }, ...notices);
}

async function municipalityName({ db }: Context, id: number): Promise<string> {
  const { rows } = await rowsOf({ name: text })`select name from municipality where id = ${id}`.execute(db);
  return rows[0]?.name ?? '';
}
