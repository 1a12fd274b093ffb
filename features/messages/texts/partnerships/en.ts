import type { PartnershipMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

export const partnershipLetters: LettersFor<PartnershipMessages> = {
  partnerAsked: ({ name, organisation, partner, relation, url }) => ({
    subject: ASKED_SUBJECTS[relation](organisation, partner),
    greeting: `Hello, ${name}!`,
    paragraphs: [ASKED[relation](organisation, partner), 'You can accept or decline on the organiser’s page.'],
    action: { text: 'See the request', url },
    sms: `A partnership is waiting for an answer: ${url}`,
  }),
  partnerAnswered: ({ name, organisation, partner, relation, isApproved, url }) => ({
    subject: isApproved ? `${partner} has accepted` : `${partner} has declined`,
    greeting: `Hello, ${name}!`,
    paragraphs: [
      (isApproved ? APPROVED : ENDED)[relation](organisation, partner),
      isApproved ? 'It is now shown on both pages.' : 'To find out why, it is best to ask them.',
    ],
    action: { text: 'See your partners', url },
    sms: `A partnership has been answered: ${url}`,
  }),
};

type Sentences = Record<PartnershipMessages['partnerAsked']['relation'], (own: string, other: string) => string>;

const ASKED_SUBJECTS: Sentences = {
  cohost: (own) => `An organisation wants to organise with ${own}`,
  subsidiary: (own) => `An organisation wants to become part of ${own}`,
  parent: (own) => `An organisation wants ${own} to become part of it`,
};

const ASKED: Sentences = {
  cohost: (own, other) => `${other} asks to be a co-organiser together with ${own}.`,
  subsidiary: (own, other) =>
    `${other} asks to belong to ${own}. The administrators of ${own} can then help out as coordinators there.`,
  parent: (own, other) =>
    `${other} asks whether ${own} will belong to them. Their administrators can then help out as coordinators with you.`,
};

const APPROVED: Sentences = {
  cohost: (own, other) => `${other} has agreed to be a co-organiser together with ${own}.`,
  subsidiary: (own, other) => `${other} has agreed that ${own} belongs to them.`,
  parent: (own, other) => `${other} has agreed to belong to ${own}.`,
};

const ENDED: Sentences = {
  cohost: (own, other) => `${other} is not a co-organiser together with ${own}.`,
  subsidiary: (own, other) => `${other} has said that ${own} does not belong to them.`,
  parent: (own, other) => `${other} does not belong to ${own}.`,
};
