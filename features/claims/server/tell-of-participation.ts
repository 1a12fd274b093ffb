import { notify } from '#features/notifications/server/public.ts';
import { adminsToTell, portalOf, staffToTell } from '#features/organisations/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';

type Telling = Context & { origins: OriginSettings };
type Named = { id: OrganisationId; name: string; municipality_id: number };

/** To the municipality's admins. */
export async function tellOfAsking(context: Telling, organisation: Named, scheme: string): Promise<void> {
  const tenant = portalOf(context.tenant, organisation.municipality_id);
  const about = { organisation_id: organisation.id };
  for (const { id: user_id, name, address: to, lang: language } of await staffToTell(
    context,
    organisation.municipality_id,
  )) {
    const url = messageAddress(
      { tenant, language },
      context.origins,
      '/dashboard/municipality/accounts?list=participations',
    );
    const values = { name, organisation: organisation.name, scheme, url };
    await notify({ ...context, tenant }, { to, user_id, language, about, template: 'participationAsked', values });
  }
}

export type ParticipationAnswer = 'approved' | 'refused' | 'stopped';

/** To the organisation's admins. */
export async function tellOfAnswer(
  context: Telling,
  organisation: Named,
  { scheme, answer, reason }: { scheme: string; answer: ParticipationAnswer; reason: string },
): Promise<void> {
  const tenant = portalOf(context.tenant, organisation.municipality_id);
  const about = { organisation_id: organisation.id };
  for (const { id: user_id, name, address: to, lang: language } of await adminsToTell(context, organisation.id)) {
    const url = messageAddress({ tenant, language }, context.origins, `/organisations/${organisation.id}`);
    const values = { name, organisation: organisation.name, scheme, answer, reason, url };
    await notify({ ...context, tenant }, { to, user_id, language, about, template: 'participationAnswered', values });
  }
}
