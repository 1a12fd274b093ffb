import { sendMessage } from '#features/messages/server/send-message.ts';
import { adminsToTell, portalOf } from '#features/organisations/server/queries.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { Context } from '#platform/server/context.ts';

type Organisation = { id: string; name: string; municipality_id: number };
type Decision = { sender: string; reason: string | null };

/** The organisation's admins hear what the municipality says about the name that their SMS come from. */
export async function tellAboutSender(
  context: Context,
  origins: OriginSettings,
  { id, name: organisation, municipality_id }: Organisation,
  { sender, reason }: Decision,
): Promise<void> {
  const services = { ...context, tenant: portalOf(context.tenant, municipality_id) };
  for (const admin of await adminsToTell(context, id)) {
    const url = messageAddress(
      { tenant: services.tenant, language: admin.lang },
      origins,
      `/organisations/${id}/settings`,
    );
    const message = { to: admin.email, user_id: admin.id, language: admin.lang };
    const values = { name: admin.name, organisation, sender, url };
    await (reason === null
      ? sendMessage(services, { ...message, template: 'smsSenderApproved', values })
      : sendMessage(services, { ...message, template: 'smsSenderRefused', values: { ...values, reason } }));
  }
}
