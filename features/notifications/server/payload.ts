import type { EventId, OrganisationId } from '#features/vocabulary/ids.ts';
import type { Payload } from '../contract.ts';

/** What a notice is about, by id. */
export type About = { organisation_id?: OrganisationId | null; partner_id?: OrganisationId; event_id?: EventId };

/** The names are among the values of the letter. */
export function payloadOf(values: object, { organisation_id, partner_id, event_id }: About): Payload {
  const { person, organisation, partner, event, certificate, role }: Record<string, unknown> = { ...values };
  return {
    ...(isText(person) && { author: { name: person } }),
    ...(isText(organisation) && { organization: named(organisation, organisation_id) }),
    ...(isText(partner) && { cohost: named(partner, partner_id) }),
    ...(isText(event) && { event: named(event, event_id) }),
    ...(isText(certificate) && { certificate: { name: certificate } }),
    ...(isText(role) && { role }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const named = (name: string, id: EventId | OrganisationId | null | undefined) => ({ name, ...(id && { id }) });
