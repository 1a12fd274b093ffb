import type { GivenRole } from '#features/vocabulary/roles.ts';
import type { MembershipMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

const ROLE: Record<GivenRole, string> = { admin: 'Administrator', moderator: 'Coordinator', member: 'Member' };

/** What a user can do with it, in one sentence. */
const ROLE_MEANS: Record<GivenRole, string> = {
  admin: 'As an administrator you can change most things: the page, the activities, the roles and who is a member.',
  moderator:
    'As a coordinator you can make and change activities, answer people who want to be members, and invite new ones.',
  member: 'As a member you see what goes on in the organisation, and who the other members are.',
};

const INVITED_AS: Record<GivenRole, (person: string, organisation: string, portal: string) => string> = {
  admin: (person, organisation, portal) =>
    `${person} invites you to help run ${organisation} on ${portal}, as an administrator.`,
  moderator: (person, organisation, portal) =>
    `${person} invites you to be a coordinator in ${organisation} on ${portal}.`,
  member: (person, organisation, portal) => `${person} invites you to become a member of ${organisation} on ${portal}.`,
};

export const membershipLetters: LettersFor<MembershipMessages> = {
  memberRequested: ({ name, person, organisation, note, url }) => ({
    subject: `${person} wants to become a member`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `${person} would like to become a member of ${organisation}.`,
      ...(note ? [`This is what ${person} wrote: “${note}”`] : []),
    ],
    action: { text: 'See the request', url },
    afterwards: ['They are waiting for an answer. Please reply within a few days.'],
    sms: `Someone wants to become a member. Answer here: ${url}`,
  }),
  memberAccepted: ({ name, organisation, url }) => ({
    subject: `You are a member of ${organisation}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`Welcome! You are now a member of ${organisation}.`],
    action: { text: 'Go to the organiser', url },
    sms: `You are now a member. See here: ${url}`,
  }),
  memberDeclined: ({ name, organisation }) => ({
    subject: `An answer from ${organisation}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `You asked to become a member of ${organisation}. This time the answer was no.`,
      'To find out why, you can ask one of the organiser’s contact persons.',
    ],
    sms: `You did not become a member of ${organisation} this time.`,
  }),
  memberRemoved: ({ name, organisation }) => ({
    subject: `You are no longer a member of ${organisation}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `Those who run ${organisation} have ended your membership.`,
      'Do you think this is a mistake? Ask one of the contact persons of the organiser.',
    ],
    sms: `You are no longer a member of ${organisation}.`,
  }),
  invitationAccepted: ({ name, person, organisation, url }) => ({
    subject: `${person} has accepted`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`${person} has accepted the invitation and is now a member of ${organisation}.`],
    action: { text: 'See the members', url },
    sms: `An invitation has been accepted. See who the members are now: ${url}`,
  }),
  memberLeft: ({ name, person, organisation, url }) => ({
    subject: `${person} has left`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`${person} has chosen to leave ${organisation}.`],
    action: { text: 'See the members', url },
    sms: `A member has left. See who the members are now: ${url}`,
  }),
  roleChanged: ({ name, organisation, role, url }) => ({
    subject: `Your role was changed to ${ROLE[role]}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [`Your role was changed to ${ROLE[role]}. It applies to ${organisation}.`, ROLE_MEANS[role]],
    action: { text: 'Go to the organiser', url },
    sms: `Your role was changed to ${ROLE[role]}. ${url}`,
  }),
  ownershipOffered: ({ name, person, organisation, url }) => ({
    subject: `Do you want to take over ${organisation}?`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      `${person} wants to give you the ownership of ${organisation}.`,
      'The owner can delete or transfer the organisation, and has the final say. Nothing happens until you answer.',
    ],
    action: { text: 'Answer yes or no', url },
    sms: `Do you want to take over an organisation? Answer here: ${url}`,
  }),
  ownershipAnswered: ({ name, person, organisation, isAccepted, url }) => ({
    subject: isAccepted ? `${person} has taken over ${organisation}` : `${person} will not take over ${organisation}`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      isAccepted
        ? `${person} accepted and now owns ${organisation}. You are still an administrator.`
        : `${person} declined to take over ${organisation}. You are still the owner, and can ask someone else.`,
    ],
    action: { text: 'Go to the organiser', url },
    sms: isAccepted ? `The organiser has a new owner. ${url}` : `You still own the organiser. ${url}`,
  }),
  invitation: ({ person, organisation, role, note, days, url }, portal) => ({
    subject: `You are invited to ${organisation}`,
    greeting: 'Hello!',
    paragraphs: [INVITED_AS[role](person, organisation, portal), ...(note ? [`${person} writes: “${note}”`] : [])],
    action: { text: 'See the invitation', url },
    afterwards: [
      `The link works for ${days} days and can be used once. You need an account to accept.`,
      'If you don’t know what this is about, you can ignore this e-mail.',
    ],
    sms: `You are invited. Answer here: ${url}`,
  }),
};
