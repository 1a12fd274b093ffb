import type { ClaimMessages } from '../../claim-messages.ts';
import type { LettersFor } from '../../letter.ts';

type Outcome = ClaimMessages['claimChanged']['outcome'];
type Answer = ClaimMessages['participationAnswered']['answer'];

const OUTCOMES: Record<Outcome, (amount: string, payee: string) => string> = {
  rejected: (amount, payee) =>
    `The municipality has said no to the payment of ${amount} to ${payee}. Nothing was charged to the account.`,
  rolled_back: (amount, payee) => `${amount} to ${payee} is back in the account.`,
  failed: (amount, payee) =>
    `The bank refused the payment of ${amount} to ${payee}. The money has not been sent. You can try again from the account.`,
};

const SUBJECTS: Record<Outcome, (payee: string) => string> = {
  rejected: (payee) => `The municipality said no to the payment to ${payee}`,
  rolled_back: (payee) => `Money back from ${payee}`,
  failed: (payee) => `The payment to ${payee} did not go through`,
};

const ANSWERS: Record<Answer, (organisation: string, scheme: string) => string> = {
  approved: (organisation, scheme) =>
    `${organisation} takes part in ${scheme}. Families can pay you from their accounts, and the municipality sends the money.`,
  refused: (organisation, scheme) => `The municipality has said no to ${organisation} taking part in ${scheme}.`,
  stopped: (organisation, scheme) =>
    `${organisation} no longer takes part in ${scheme}. What is already approved will be paid.`,
};

const why = (reason: string): string[] => (reason === '' ? [] : [`This is the reason: ${reason}`]);

export const claimLetters: LettersFor<ClaimMessages> = {
  claimChanged: ({ name, payee, amount, outcome, reason, url }) => ({
    subject: SUBJECTS[outcome](payee),
    greeting: `Hi ${name},`,
    paragraphs: [OUTCOMES[outcome](amount, payee), ...why(reason)],
    action: { text: 'See the account', url },
    sms: `${SUBJECTS[outcome](payee)}. See the account: ${url}`,
  }),
  participationAsked: ({ name, organisation, scheme, url }) => ({
    subject: `${organisation} wants to take part in ${scheme}`,
    greeting: `Hi ${name},`,
    paragraphs: [
      `${organisation} has asked to take part in ${scheme}. Look at the account number before you answer: that is where the money goes.`,
    ],
    action: { text: 'See who is asking', url },
    sms: `${organisation} wants to take part in ${scheme}: ${url}`,
  }),
  participationAnswered: ({ name, organisation, scheme, answer, reason, url }) => ({
    subject: answer === 'approved' ? `You take part in ${scheme}` : `You do not take part in ${scheme}`,
    greeting: `Hi ${name},`,
    paragraphs: [ANSWERS[answer](organisation, scheme), ...why(reason)],
    action: { text: `Go to ${organisation}`, url },
    sms: `${answer === 'approved' ? `${organisation} takes part in ${scheme}` : `${organisation} does not take part in ${scheme}`}: ${url}`,
  }),
};
