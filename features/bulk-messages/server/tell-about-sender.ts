import { notify } from '#features/notifications/server/public.ts';
import { adminsToTell, portalOf, staffToTell } from '#features/organisations/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';

type Organisation = { id: OrganisationId; name: string; municipality_id: number };
type Decision = { sender: string; reason: string | null };

/** Those who decide hear of each name once, however often it is taken back and proposed again. */
export async function tellAboutProposal(
  context: Context,
  origins: OriginSettings,
  { id, name: organisation, municipality_id }: Organisation,
  { sender, person }: { sender: string; person: string },
): Promise<void> {
  const services = { ...context, origins, tenant: portalOf(context.tenant, municipality_id) };
  for (const { id: user_id, name, address, lang } of await staffToTell(context, municipality_id)) {
    const path = '/dashboard/admin?list=senders';
    const url = messageAddress({ tenant: services.tenant, language: lang }, origins, path);
    await notify(services, {
      to: address,
      user_id,
      language: lang,
      template: 'smsSenderProposed',
      values: { name, organisation, sender, person, url },
      about: { organisation_id: id, person_id: actorOf(context).id },
      once_key: `sms-sender:${id}:${sender}:${user_id}`,
    });
  }
}

/** The organisation's admins hear what the municipality says about the name that their SMS come from. */
export async function tellAboutSender(
  context: Context,
  origins: OriginSettings,
  { id, name: organisation, municipality_id }: Organisation,
  { sender, reason }: Decision,
): Promise<void> {
  const services = { ...context, origins, tenant: portalOf(context.tenant, municipality_id) };
  for (const admin of await adminsToTell(context, id)) {
    const url = messageAddress(
      { tenant: services.tenant, language: admin.lang },
      origins,
      `/organisations/${id}/settings`,
    );
    const message = { to: admin.address, user_id: admin.id, language: admin.lang, about: { organisation_id: id } };
    const values = { name: admin.name, organisation, sender, url };
    await (reason === null
      ? notify(services, { ...message, template: 'smsSenderApproved', values })
      : notify(services, { ...message, template: 'smsSenderRefused', values: { ...values, reason } }));
  }
}
