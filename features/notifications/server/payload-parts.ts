import type { MessageValues } from '#features/messages/contract.ts';
import type { EventId, OrganisationId, ThreadId } from '#features/vocabulary/ids.ts';
import type { Payload } from '../contract.ts';
import type { NoticeTemplate } from '../kinds.ts';
import type { About } from './payload.ts';

type Told = {
  about: About;
  /** Whose place it is, where it is not the reader's: the child that they are told about. */
  child: string | undefined;
};
type PartsOf = { [Template in NoticeTemplate]?: (values: MessageValues[Template], told: Told) => Payload };

/** The reader's own name is not copied into the notice, nor into the queue: it is read with the list. */
const attendee = (_: object, { child }: Told): Payload =>
  child === undefined ? {} : { attendee: { name: child, is_child: true } };
const member = ({ person }: { person: string }): Payload => ({ member: { name: person, user: { name: person } } });
const participant = ({ person }: { person: string }): Payload => ({ participant: { name: person } });

/** What single kinds tell beyond what is read from any letter by the names of its values. */
const PARTS: PartsOf = {
  organisationAccepted: ({ organisation }, { about: { organisation_id, municipality } }) => ({
    organization: { ...named(organisation, organisation_id), ...(municipality && { accepted_by: municipality }) },
  }),
  memberRequested: member,
  memberLeft: member,
  invitationAccepted: member,
  invitation: (_, { about: { invite_id } }) => (invite_id ? { invite: { token: invite_id } } : {}),
  partnerAsked: ({ relation, ...sides }, { about }) => partners(relation, about, { of: 'partner', ...sides }),
  partnerAnswered: ({ relation, ...sides }, { about }) => partners(relation, about, { of: 'organisation', ...sides }),
  cohostNamed: ({ partner }, { about }) => ({ cohost: named(partner, about.partner_id) }),
  placeTaken: attendee,
  placesTaken: attendee,
  placeWaiting: attendee,
  placeLeft: attendee,
  placePromoted: attendee,
  placeOffered: attendee,
  placeExpired: attendee,
  placeDrawn: attendee,
  placeRemoved: attendee,
  placeCancelled: attendee,
  stampAssigned: ({ person }) => (person === '' ? {} : { assigned_by: { name: person } }),
  stampExpired: ({ certificate }) => ({ certificate: { name: certificate, expired: true } }),
  stampExpiring: ({ certificate }) => ({ certificate: { name: certificate, expired: false } }),
  stampRequested: participant,
  stampAnswered: participant,
  exportReady: ({ url }, { about: { municipality = '' } }) => ({ data: { url, municipalityName: municipality } }),
};

/** The template and its values belong together, which the compiler cannot follow through the table. */
export const partsOf = (template: NoticeTemplate, values: object, told: Told): Payload =>
  (PARTS[template] as ((values: object, told: Told) => Payload) | undefined)?.(values, told) ?? {};

type Sides = {
  /** Whom `relation` is said of. */
  of: 'partner' | 'organisation';
  organisation: string;
  partner: string;
};

/** Of two that stand above each other it is told which is which; cohosts are side by side. */
function partners(
  relation: MessageValues['partnerAsked']['relation'],
  { organisation_id, partner_id }: About,
  { of, organisation, partner }: Sides,
): Payload {
  const [own, other] = [named(organisation, organisation_id), named(partner, partner_id)];
  if (relation === 'cohost') return { cohost: other };
  const isOwnBelow = (relation === 'subsidiary') === (of === 'organisation');
  return isOwnBelow
    ? { subsidiary: own, parent: { name: partner } }
    : { subsidiary: other, parent: { name: organisation } };
}

/** Something with its id, where that is known. */
export const named = (name: string, id: EventId | OrganisationId | ThreadId | null | undefined) => ({
  name,
  ...(id && { id }),
});
