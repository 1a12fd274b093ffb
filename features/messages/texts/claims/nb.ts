import type { ClaimMessages } from '../../claim-messages.ts';
import type { LettersFor } from '../../letter.ts';

type Outcome = ClaimMessages['claimChanged']['outcome'];
type Why = ClaimMessages['ownMoneyEnded']['why'];
type Answer = ClaimMessages['participationAnswered']['answer'];

const OUTCOMES: Record<Outcome, (amount: string, payee: string) => string> = {
  rejected: (amount, payee) =>
    `Kommunen har sagt nei til betalingen på ${amount} til ${payee}. Ingenting er trukket fra kontoen.`,
  rolled_back: (amount, payee) => `${amount} til ${payee} er satt tilbake på kontoen.`,
  failed: (amount, payee) =>
    `Banken avviste betalingen på ${amount} til ${payee}. Pengene er ikke sendt. Du kan prøve igjen fra kontoen.`,
};

const NOT_TAKEN: Record<Why, (amount: string, payee: string) => string> = {
  not_approved: (amount, payee) =>
    `Betalingen på ${amount} fra deg selv til ${payee} ble ikke godkjent i Vipps, eller tiden gikk ut.`,
  not_taken: (amount, payee) => `Vipps kunne ikke trekke ${amount} fra deg selv til ${payee}.`,
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
  ownMoneyEnded: ({ name, payee, amount, why, url }) => ({
    subject: `Betalingen til ${payee} ble ikke noe av`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      NOT_TAKEN[why](amount, payee),
      'Ingenting er trukket, verken fra deg eller fra fritidskontoen. Det som var holdt av på kontoen, kan brukes igjen.',
      'Vil du fortsatt betale, kan du gjøre det på nytt fra kontoen.',
    ],
    action: { text: 'Gå til kontoen', url },
    sms: `Betalingen til ${payee} ble ikke noe av, og ingenting er trukket. Betal på nytt: ${url}`,
  }),
  accountGranted: ({ name, scheme, amount, day, isNew, url }) => ({
    subject: isNew ? `${scheme} er åpnet` : `Nye penger i ${scheme}`,
    greeting: `Hei, ${name}!`,
    paragraphs: [
      isNew
        ? `Fritidskontoen er åpnet med ${amount}. Du trenger ikke gjøre noe.`
        : `En ny periode har begynt, og ${amount} er satt inn på kontoen.`,
      `Pengene kan brukes til og med ${day}.`,
    ],
    action: { text: 'Se kontoen', url },
    sms: `${amount} er satt inn i ${scheme}. Se kontoen: ${url}`,
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
