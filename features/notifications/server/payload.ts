import type {
  EventId,
  OrganisationId,
  OrganisationInviteId,
  StampId,
  ThreadId,
  UserId,
} from '#features/vocabulary/ids.ts';
import { shortened } from '#platform/language/shortened.ts';
import type { Payload } from '../contract.ts';
import type { NoticeTemplate } from '../kinds.ts';
import { named, partsOf } from './payload-parts.ts';

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
  /** Of the activity: the reader's own time, where it is about one. */
  starts_at?: string | null;
  slot?: { start_at: string; end_at: string };
  stamp_id?: StampId;
  /** What opens the invitation for the one it was sent to. */
  invite_id?: OrganisationInviteId;
  /** By its name. */
  municipality?: string;
};

/** Who is named in it. A name without an id would outlive the user. */
export function personIn(values: object, { person_id = null }: About): UserId | null {
  if ('person' in values && values.person !== '' && person_id === null) {
    throw new Error('A notice that names a user says by id who it is.');
  }
  return person_id;
}

const MAX_BODY_LENGTH = 1000;

type Told = { template: NoticeTemplate; values: object; about: About; for_child: string | undefined };

/** The names are among the values of the letter. */
export function payloadOf({ template, values, about, for_child }: Told): Payload {
  const { organisation_id, event_id, thread_id, message, starts_at, slot, stamp_id } = about;
  const { person, organisation, event, conversation, certificate, role }: Record<string, unknown> = {
    ...values,
  };
  return {
    ...(isText(person) && person !== '' && { author: { name: person } }),
    ...(isText(organisation) && { organization: named(organisation, organisation_id) }),
    ...(isText(event) && { event: { ...named(event, event_id), ...(starts_at && { start_at: starts_at }) } }),
    ...(isText(conversation) && { thread: named(conversation, thread_id) }),
    ...(message !== undefined && messagePart(message)),
    ...(isText(certificate) && { certificate: { name: certificate } }),
    ...(isText(role) && { role }),
    ...(slot && { slot }),
    ...(stamp_id && { stamp: { id: stamp_id } }),
    ...partsOf(template, values, { about, child: for_child }),
  };
}

export const messagePart = (words: string): Payload => ({ message: { body: shortened(words, MAX_BODY_LENGTH) } });

const isText = (value: unknown): value is string => typeof value === 'string';
