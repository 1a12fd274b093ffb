import type { ClaimMessages } from '../../claim-messages.ts';
import type { LettersFor } from '../../letter.ts';

type Outcome = ClaimMessages['claimChanged']['outcome'];
type Why = ClaimMessages['ownMoneyEnded']['why'];
type Answer = ClaimMessages['participationAnswered']['answer'];

const OUTCOMES: Record<Outcome, (amount: string, payee: string) => string> = {
  rejected: (amount, payee) =>
    `Kommunen har sagt nei til betalinga på ${amount} til ${payee}. Ingenting er trekt frå kontoen.`,
  rolled_back: (amount, payee) => `${amount} til ${payee} er sett tilbake på kontoen.`,
  failed: (amount, payee) =>
    `Banken avviste betalinga på ${amount} til ${payee}. Pengane er ikkje sende. Du kan prøve igjen frå kontoen.`,
};

const NOT_TAKEN: Record<Why, (amount: string, payee: string) => string> = {
  not_approved: (amount, payee) =>
    `Betalinga på ${amount} frå deg sjølv til ${payee} vart ikkje godkjend i Vipps, eller tida gjekk ut.`,
  not_taken: (amount, payee) => `Vipps kunne ikkje trekkje ${amount} frå deg sjølv til ${payee}.`,
};

const SUBJECTS: Record<Outcome, (payee: string) => string> = {
  rejected: (payee) => `Kommunen sa nei til betalinga til ${payee}`,
  rolled_back: (payee) => `Pengar tilbake frå ${payee}`,
  failed: (payee) => `Betalinga til ${payee} gjekk ikkje gjennom`,
};

const ANSWERS: Record<Answer, (organisation: string, scheme: string) => string> = {
  approved: (organisation, scheme) =>
    `${organisation} er med i ${scheme}. Familiar kan betale dykk frå kontoen, og kommunen sender pengane.`,
  refused: (organisation, scheme) => `Kommunen har sagt nei til at ${organisation} blir med i ${scheme}.`,
  stopped: (organisation, scheme) =>
    `${organisation} er ikkje lenger med i ${scheme}. Det som allereie er godkjent, blir betalt.`,
};

const why = (reason: string): string[] => (reason === '' ? [] : [`Dette er grunnen: ${reason}`]);

export const claimLetters: LettersFor<ClaimMessages> = {
  claimChanged: ({ name, payee, amount, outcome, reason, url }) => ({
    subject: SUBJECTS[outcome](payee),
    greeting: `Hei, ${name}!`,
    paragraphs: [OUTCOMES[outcome](amount, payee), ...why(reason)],
    action: { text: 'Sjå kontoen', url },
    sms: `${SUBJECTS[outcome](payee)}. Sjå kontoen: ${url}`,
  }),
  ownMoneyEnded: ({ name, payee, amount, why, url }) => ({
    subject: `Betalinga til ${payee} vart det ikkje noko av`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      NOT_TAKEN[why](amount, payee),
      'Ingenting er trekt, verken frå deg eller frå fritidskontoen. Det som var halde av på kontoen, kan brukast igjen.',
      'Vil du framleis betale, kan du gjere det på nytt frå kontoen.',
    ],
    action: { text: 'Gå til kontoen', url },
    sms: `Betalinga til ${payee} vart det ikkje noko av, og ingenting er trekt. Betal på nytt: ${url}`,
  }),
  accountGranted: ({ name, scheme, amount, day, isNew, url }) => ({
    subject: isNew ? `${scheme} er opna` : `Nye pengar i ${scheme}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      isNew
        ? `Fritidskontoen er opna med ${amount}. Du treng ikkje gjere noko.`
        : `Ein ny periode har byrja, og ${amount} er sett inn på kontoen.`,
      `Pengane kan brukast til og med ${day}.`,
    ],
    action: { text: 'Sjå kontoen', url },
    sms: `${amount} er sett inn i ${scheme}. Sjå kontoen: ${url}`,
  }),
  participationAsked: ({ name, organisation, scheme, url }) => ({
    subject: `${organisation} vil bli med i ${scheme}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} har spurt om å bli med i ${scheme}. Sjå på kontonummeret før du svarer: dit går pengane.`,
    ],
    action: { text: 'Sjå kven som spør', url },
    sms: `${organisation} vil bli med i ${scheme}: ${url}`,
  }),
  participationAnswered: ({ name, organisation, scheme, answer, reason, url }) => ({
    subject: answer === 'approved' ? `De er med i ${scheme}` : `De er ikkje med i ${scheme}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [ANSWERS[answer](organisation, scheme), ...why(reason)],
    action: { text: `Gå til ${organisation}`, url },
    sms: `${answer === 'approved' ? `${organisation} er med i ${scheme}` : `${organisation} er ikkje med i ${scheme}`}: ${url}`,
  }),
};
