import type { ClaimMessages } from '../../claim-messages.ts';
import type { LettersFor } from '../../letter.ts';

type Outcome = ClaimMessages['claimChanged']['outcome'];
type Answer = ClaimMessages['participationAnswered']['answer'];

const OUTCOMES: Record<Outcome, (amount: string, payee: string) => string> = {
  rejected: (amount, payee) =>
    `Kommunen har sagt nei til betalingen på ${amount} til ${payee}. Ingenting er trukket fra kontoen.`,
  rolled_back: (amount, payee) => `${amount} til ${payee} er satt tilbake på kontoen.`,
  failed: (amount, payee) =>
    `Banken avviste betalingen på ${amount} til ${payee}. Pengene er ikke sendt. Du kan prøve igjen fra kontoen.`,
};

const SUBJECTS: Record<Outcome, (payee: string) => string> = {
  rejected: (payee) => `Kommunen sa nei til betalingen til ${payee}`,
  rolled_back: (payee) => `Penger tilbake fra ${payee}`,
  failed: (payee) => `Betalingen til ${payee} gikk ikke gjennom`,
};

const ANSWERS: Record<Answer, (organisation: string, scheme: string) => string> = {
  approved: (organisation, scheme) =>
    `${organisation} er med i ${scheme}. Familier kan betale dere fra kontoen, og kommunen sender pengene.`,
  refused: (organisation, scheme) => `Kommunen har sagt nei til at ${organisation} blir med i ${scheme}.`,
  stopped: (organisation, scheme) =>
    `${organisation} er ikke lenger med i ${scheme}. Det som allerede er godkjent, blir betalt.`,
};

const why = (reason: string): string[] => (reason === '' ? [] : [`Dette er grunnen: ${reason}`]);

export const claimLetters: LettersFor<ClaimMessages> = {
  claimChanged: ({ name, payee, amount, outcome, reason, url }) => ({
    subject: SUBJECTS[outcome](payee),
    greeting: `Hei, ${name}!`,
    paragraphs: [OUTCOMES[outcome](amount, payee), ...why(reason)],
    action: { text: 'Se kontoen', url },
    sms: `${SUBJECTS[outcome](payee)}. Se kontoen: ${url}`,
  }),
  participationAsked: ({ name, organisation, scheme, url }) => ({
    subject: `${organisation} vil bli med i ${scheme}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      `${organisation} har spurt om å bli med i ${scheme}. Se på kontonummeret før du svarer: dit går pengene.`,
    ],
    action: { text: 'Se hvem som spør', url },
    sms: `${organisation} vil bli med i ${scheme}: ${url}`,
  }),
  participationAnswered: ({ name, organisation, scheme, answer, reason, url }) => ({
    subject: answer === 'approved' ? `Dere er med i ${scheme}` : `Dere er ikke med i ${scheme}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [ANSWERS[answer](organisation, scheme), ...why(reason)],
    action: { text: `Gå til ${organisation}`, url },
    sms: `${answer === 'approved' ? `${organisation} er med i ${scheme}` : `${organisation} er ikke med i ${scheme}`}: ${url}`,
  }),
};
