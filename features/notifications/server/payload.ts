import type { EventId, OrganisationId, ThreadId, UserId } from '#features/vocabulary/ids.ts';
import { shortened } from '#platform/language/shortened.ts';
import type { Payload } from '../contract.ts';

/** What a notice is about, by id. */
export type About = {
  organisation_id?: OrganisationId | null;
  partner_id?: OrganisationId;
  event_id?: EventId;
  /** Where there are several. */
  event_ids?: readonly EventId[];
  thread_id?: ThreadId;
  /** The user whose name is the `person` of its values: it goes when they are erased. */
  person_id?: UserId | null;
  /** What was written to them. */
  message?: string;
};

/** Who is named in it. A name without an id would outlive the user. */
export function personIn(values: object, { person_id = null }: About): UserId | null {
  if ('person' in values && values.person !== '' && person_id === null) {
    throw new Error('A notice that names a user says by id who it is.');
  }
  return person_id;
}

const MAX_BODY_LENGTH = 1000;

/** The names are among the values of the letter. */
export function payloadOf(
  values: object,
  { organisation_id, partner_id, event_id, thread_id, message }: About,
): Payload {
  const { person, organisation, partner, event, conversation, certificate, role }: Record<string, unknown> = {
    ...values,
  };
  return {
    ...(isText(person) && person !== '' && { author: { name: person } }),
    ...(isText(organisation) && { organization: named(organisation, organisation_id) }),
    ...(isText(partner) && { cohost: named(partner, partner_id) }),
    ...(isText(event) && { event: named(event, event_id) }),
    ...(isText(conversation) && { thread: named(conversation, thread_id) }),
    ...(message !== undefined && { message: { body: shortened(message, MAX_BODY_LENGTH) } }),
    ...(isText(certificate) && { certificate: { name: certificate } }),
    ...(isText(role) && { role }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const named = (name: string, id: EventId | OrganisationId | ThreadId | null | undefined) => ({
  name,
  ...(id && { id }),
});
