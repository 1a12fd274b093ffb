import type { MembershipMessages } from '#features/messages/contract.ts';
import {
  isThere,
  type Notice,
  notify,
  type Recipient,
  recipient,
  recipientRow,
} from '#features/notifications/server/public.ts';
import { isAtLeast, type Permission, RANKS, rankFor } from '#features/organisations/rules.ts';
import { holdsToday, type OrganisationWithAccess } from '#features/organisations/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';

type Letter = keyof Omit<MembershipMessages, 'invitation'>;

/** What a letter says beyond whom it is to and where it leads. */
type ValuesOf<Template extends Letter> = Omit<MembershipMessages[Template], 'name' | 'organisation' | 'url'>;

/** What concerns the person, or answers what they did. */
export async function tellPerson<Template extends Letter>(
  context: Context,
  origins: OriginSettings,
  to: { userId: UserId; organisation: Pick<OrganisationWithAccess, 'id' | 'name'> },
  template: Template,
  values: ValuesOf<Template>,
): Promise<void> {
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient} from app_user
    where id = ${to.userId} and ${isThere}`.execute(context.db);
  for (const reader of rows) await write(context, origins, reader, to.organisation, template, values);
}

/** Enough for a user to see it; an organisation with a hundred coordinators needs no hundred letters. */
const MAX_NOTIFIED = 20;

/** Those who can do something about it, the highest first. */
export async function notifyThoseWho<Template extends Letter>(
  context: Context,
  origins: OriginSettings,
  organisation: OrganisationWithAccess,
  permission: Permission,
  template: Template,
  values: ValuesOf<Template>,
): Promise<void> {
  const lowest = rankFor(permission, organisation.permissions);
  const roles = RANKS.filter((rank) => rank !== 'owner' && isAtLeast(rank, lowest));
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient}
    from membership join app_user on app_user.id = membership.user_id
    where membership.organisation_id = ${organisation.id} and ${holdsToday(context)}
      and (membership.role = any(${roles}::text[]) or membership.user_id = ${organisation.owner_user_id})
      and ${isThere}
    order by membership.role_rank desc, membership.name_sort, membership.user_id
    limit ${MAX_NOTIFIED}`.execute(context.db);
  for (const reader of rows) await write(context, origins, reader, organisation, template, values);
}

/** In the reader's own language, the address too. The user who is named in it is the one who acts. */
async function write<Template extends Letter>(
  context: Context,
  origins: OriginSettings,
  reader: Recipient,
  organisation: Pick<OrganisationWithAccess, 'id' | 'name'>,
  template: Template,
  values: ValuesOf<Template>,
): Promise<void> {
  const path = `/organisations/${organisation.id}?tab=members`;
  const url = messageAddress({ tenant: context.tenant, language: reader.lang }, origins, path);
  await notify({ ...context, origins }, {
    to: reader.address,
    user_id: reader.id,
    language: reader.lang,
    template,
    values: { name: reader.name, organisation: organisation.name, url, ...values },
    about: { organisation_id: organisation.id, person_id: 'person' in values ? actorOf(context).id : null },
  } as Notice);
}

/** The name of the user who acts, for a letter to another user. */
export async function ownName({ db }: Context, userId: UserId): Promise<string> {
  const { rows } = await rowsOf({ name: text })`select name from app_user where id = ${userId}`.execute(db);
  return rows[0]?.name ?? '';
}
