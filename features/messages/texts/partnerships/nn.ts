import type { PartnershipMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

export const partnershipLetters: LettersFor<PartnershipMessages> = {
  partnerAsked: ({ name, organisation, partner, relation, url }) => ({
    subject: ASKED_SUBJECTS[relation](organisation, partner),
    greeting: `Hei, ${name}!`,
    paragraphs: [ASKED[relation](organisation, partner), 'Du kan seie ja eller nei på sida til arrangøren.'],
    action: { text: 'Sjå førespurnaden', url },
    sms: `Eit samarbeid ventar på svar: ${url}`,
  }),
  partnerAnswered: ({ name, organisation, partner, relation, isApproved, url }) => ({
    subject: isApproved ? `${partner} har sagt ja til samarbeidet` : `${partner} har sagt nei til samarbeidet`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      (isApproved ? APPROVED : ENDED)[relation](organisation, partner),
      isApproved ? 'No ser alle det på sidene til begge.' : 'Lurer du på kvifor? Då er det best å spørje dei.',
    ],
    action: { text: 'Sjå kven de samarbeider med', url },
    sms: `Eit samarbeid har fått svar: ${url}`,
  }),
};

type Sentences = Record<PartnershipMessages['partnerAsked']['relation'], (own: string, other: string) => string>;

const ASKED_SUBJECTS: Sentences = {
  cohost: (own) => `Nokon vil arrangere saman med ${own}`,
  subsidiary: (own) => `Nokon vil bli underorganisasjon av ${own}`,
  parent: (own) => `Nokon vil at ${own} skal bli underorganisasjon`,
};

const ASKED: Sentences = {
  cohost: (own, other) => `${other} spør om å få vere medarrangør saman med ${own}.`,
  subsidiary: (own, other) =>
    `${other} spør om å få høyre til under ${own}. Då kan administratorane i ${own} hjelpe til som koordinatorar hos dei.`,
  parent: (own, other) =>
    `${other} spør om ${own} vil høyre til under dei. Då kan administratorane deira hjelpe til som koordinatorar hos dykk.`,
};

const APPROVED: Sentences = {
  cohost: (own, other) => `${other} har sagt ja til å vere medarrangør saman med ${own}.`,
  subsidiary: (own, other) => `${other} har sagt ja til at ${own} høyrer til under dei.`,
  parent: (own, other) => `${other} har sagt ja til å høyre til under ${own}.`,
};

const ENDED: Sentences = {
  cohost: (own, other) => `${other} er ikkje medarrangør saman med ${own}.`,
  subsidiary: (own, other) => `${other} har sagt at ${own} ikkje høyrer til under dei.`,
  parent: (own, other) => `${other} høyrer ikkje til under ${own}.`,
};
