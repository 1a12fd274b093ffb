import { isThere, notify, type Recipient, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { fullNameOfMunicipality } from '#features/tenants/place-names.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { portalOf } from './request-parts.ts';
import { staffToTell } from './staff-to-tell.ts';

type About = { id: OrganisationId; name: string; municipality_id: number };

/** The person who asks is the one who acts. */
export async function tellStaff(
  context: Context,
  origins: OriginSettings,
  { id, name: organisation, municipality_id, person }: About & { person: string },
): Promise<void> {
  const services = { ...context, origins, tenant: portalOf(context.tenant, municipality_id) };
  for (const { id: user_id, name, address, lang } of await staffToTell(context, municipality_id)) {
    const url = messageAddress({ tenant: services.tenant, language: lang }, origins, '/dashboard/admin');
    await notify(services, {
      to: address,
      user_id,
      language: lang,
      template: 'organisationRequested',
      values: { name, organisation, person, url },
      about: { organisation_id: id, person_id: actorOf(context).id },
    });
  }
}

/** An answer to what they did, so whether they want notices does not matter. */
export async function tellRequester(
  context: Context,
  origins: OriginSettings,
  { id, name: organisation, municipality_id, requested_by }: About & { requested_by: UserId | null },
  decision:
    | { template: 'organisationAccepted' }
    | { template: 'organisationDeclined' | 'requestReopened'; reason: string },
): Promise<void> {
  const person = await reachable(context, requested_by);
  if (!person) return;
  const services = { ...context, origins, tenant: portalOf(context.tenant, municipality_id) };
  const to = (path: string) => messageAddress({ tenant: services.tenant, language: person.lang }, origins, path);
  const message = { to: person.address, user_id: person.id, language: person.lang };
  const about = { organisation_id: id };
  if (decision.template === 'organisationAccepted') {
    const values = { name: person.name, organisation, url: to(`/organisations/${id}`) };
    const municipality = fullNameOfMunicipality(municipality_id, person.lang);
    await notify(services, { ...message, template: decision.template, values, about: { ...about, municipality } });
    return;
  }
  const { template, reason } = decision;
  const url = to(template === 'requestReopened' ? '/dashboard' : `/organisations/new?again=${id}`);
  const values = { name: person.name, organisation, reason, url };
  await notify(services, { ...message, template, values, about });
}

async function reachable(context: Context, userId: UserId | null): Promise<Recipient | null> {
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient} from app_user
    where app_user.id = ${userId} and ${isThere}`.execute(context.db);
  return rows[0] ?? null;
}
