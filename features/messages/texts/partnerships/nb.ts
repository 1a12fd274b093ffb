import type { PartnershipMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

export const partnershipLetters: LettersFor<PartnershipMessages> = {
  partnerAsked: ({ name, organisation, partner, relation, url }) => ({
    subject: ASKED_SUBJECTS[relation](organisation, partner),
    greeting: `Hei, ${name}!`,
    paragraphs: [ASKED[relation](organisation, partner), 'Du kan si ja eller nei på siden til arrangøren.'],
    action: { text: 'Se forespørselen', url },
    sms: `Et samarbeid venter på svar: ${url}`,
  }),
  partnerAnswered: ({ name, organisation, partner, relation, isApproved, url }) => ({
    subject: isApproved ? `${partner} har sagt ja til samarbeidet` : `${partner} har sagt nei til samarbeidet`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      (isApproved ? APPROVED : ENDED)[relation](organisation, partner),
      isApproved ? 'Nå ser alle det på sidene til begge.' : 'Lurer du på hvorfor? Da er det best å spørre dem.',
    ],
    action: { text: 'Se hvem dere samarbeider med', url },
    sms: `Et samarbeid har fått svar: ${url}`,
  }),
};

type Sentences = Record<PartnershipMessages['partnerAsked']['relation'], (own: string, other: string) => string>;

const ASKED_SUBJECTS: Sentences = {
  cohost: (own) => `Noen vil arrangere sammen med ${own}`,
  subsidiary: (own) => `Noen vil bli underorganisasjon av ${own}`,
  parent: (own) => `Noen vil at ${own} skal bli underorganisasjon`,
};

const ASKED: Sentences = {
  cohost: (own, other) => `${other} spør om å få være medarrangør sammen med ${own}.`,
  subsidiary: (own, other) =>
    `${other} spør om å få høre til under ${own}. Da kan administratorene i ${own} hjelpe til som koordinatorer hos dem.`,
  parent: (own, other) =>
    `${other} spør om ${own} vil høre til under dem. Da kan administratorene deres hjelpe til som koordinatorer hos dere.`,
};

const APPROVED: Sentences = {
  cohost: (own, other) => `${other} har sagt ja til å være medarrangør sammen med ${own}.`,
  subsidiary: (own, other) => `${other} har sagt ja til at ${own} hører til under dem.`,
  parent: (own, other) => `${other} har sagt ja til å høre til under ${own}.`,
};

const ENDED: Sentences = {
  cohost: (own, other) => `${other} er ikke medarrangør sammen med ${own}.`,
  subsidiary: (own, other) => `${other} har sagt at ${own} ikke hører til under dem.`,
  parent: (own, other) => `${other} hører ikke til under ${own}.`,
};
