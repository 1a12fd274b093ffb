import type { ClaimMessages } from '../../claim-messages.ts';
import type { LettersFor } from '../../letter.ts';

type Outcome = ClaimMessages['claimChanged']['outcome'];
type Answer = ClaimMessages['participationAnswered']['answer'];

const OUTCOMES: Record<Outcome, (amount: string, payee: string) => string> = {
  rejected: (amount, payee) =>
    `Kommunen har sagt nei til betalinga på ${amount} til ${payee}. Ingenting er trekt frå kontoen.`,
  rolled_back: (amount, payee) => `${amount} til ${payee} er sett tilbake på kontoen.`,
  failed: (amount, payee) =>
    `Banken avviste betalinga på ${amount} til ${payee}. Pengane er ikkje sende. Du kan prøve igjen frå kontoen.`,
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
