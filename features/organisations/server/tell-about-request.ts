import { canBeReached, READER, type Reader, readerRow, sendMessage } from '#features/messages/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { portalOf } from './request-parts.ts';
import { staffToTell } from './staff-to-tell.ts';

type About = { id: OrganisationId; name: string; municipality_id: number };

export async function tellStaff(
  context: Context,
  origins: OriginSettings,
  { name: organisation, municipality_id, person }: About & { person: string },
): Promise<void> {
  const services = { ...context, tenant: portalOf(context.tenant, municipality_id) };
  for (const { id, name, address, lang } of await staffToTell(context, municipality_id)) {
    const url = messageAddress({ tenant: services.tenant, language: lang }, origins, '/dashboard/admin');
    await sendMessage(services, {
      to: address,
      user_id: id,
      language: lang,
      template: 'organisationRequested',
      values: { name, organisation, person, url },
    });
  }
}

/** An answer to what they did, so whether they want notices does not matter. */
export async function tellRequester(
  context: Context,
  origins: OriginSettings,
  { id, name: organisation, municipality_id, requested_by }: About & { requested_by: UserId | null },
  decision: { template: 'organisationAccepted' } | { template: 'organisationDeclined'; reason: string },
): Promise<void> {
  const person = await reachable(context, requested_by);
  if (!person) return;
  const services = { ...context, tenant: portalOf(context.tenant, municipality_id) };
  const to = (path: string) => messageAddress({ tenant: services.tenant, language: person.lang }, origins, path);
  const message = { to: person.address, user_id: person.id, language: person.lang };
  if (decision.template === 'organisationAccepted') {
    const values = { name: person.name, organisation, url: to(`/organisations/${id}`) };
    await sendMessage(services, { ...message, template: decision.template, values });
    return;
  }
  const { template, reason } = decision;
  const values = { name: person.name, organisation, reason, url: to(`/organisations/new?again=${id}`) };
  await sendMessage(services, { ...message, template, values });
}

async function reachable(context: Context, userId: UserId | null): Promise<Reader | null> {
  const { rows } = await rowsOf(readerRow)`
    select ${READER} from app_user
    where app_user.id = ${userId} and ${canBeReached}`.execute(context.db);
  return rows[0] ?? null;
}
