import { isThere, notify, type Recipient, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { holdsToday } from './access.ts';
import { portalOf } from './request-parts.ts';

type About = { id: OrganisationId; name: string; municipality_id: number };
type Decision = {
  template: 'organisationSuspended' | 'organisationRevoked' | 'organisationReopened';
  reason: string;
};

/** Those who answer for the organisation hear of it, whether they want its notices or not. */
export async function tellOfDecision(
  context: Context,
  origins: OriginSettings,
  { id: organisationId, name: organisation, municipality_id }: About,
  { template, reason }: Decision,
): Promise<void> {
  const tenant = portalOf(context.tenant, municipality_id);
  for (const { id, name, address, lang } of await responsibleFor(context, organisationId)) {
    const url = messageAddress({ tenant, language: lang }, origins, `/dashboard?organization=${organisationId}`);
    const values = { name, organisation, reason, url };
    const about = { organisation_id: organisationId };
    await notify({ ...context, tenant }, { to: address, user_id: id, language: lang, about, template, values });
  }
}

const MAX_TOLD = 50;

/** Its admins and its owner, as far as they can be reached. */
export async function responsibleFor(context: Context, id: OrganisationId): Promise<Recipient[]> {
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient}
    from membership
    join app_user on app_user.id = membership.user_id
    join organisation on organisation.id = membership.organisation_id
    where membership.organisation_id = ${id} and ${holdsToday(context)} and ${isThere}
      and (membership.role = 'admin' or membership.user_id = organisation.owner_user_id)
    order by membership.name_sort, app_user.id
    limit ${MAX_TOLD}`.execute(context.db);
  return rows;
}
