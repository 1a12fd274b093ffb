import type { ClaimMessages } from '../../claim-messages.ts';
import type { LettersFor } from '../../letter.ts';

type Outcome = ClaimMessages['claimChanged']['outcome'];
type Why = ClaimMessages['ownMoneyEnded']['why'];
type Answer = ClaimMessages['participationAnswered']['answer'];

const OUTCOMES: Record<Outcome, (amount: string, payee: string) => string> = {
  rejected: (amount, payee) =>
    `The municipality has said no to the payment of ${amount} to ${payee}. Nothing was charged to the account.`,
  rolled_back: (amount, payee) => `${amount} to ${payee} is back in the account.`,
  failed: (amount, payee) =>
    `The bank refused the payment of ${amount} to ${payee}. The money has not been sent. You can try again from the account.`,
};

const NOT_TAKEN: Record<Why, (amount: string, payee: string) => string> = {
  not_approved: (amount, payee) =>
    `Your own payment of ${amount} to ${payee} was not approved in Vipps, or the time ran out.`,
  not_taken: (amount, payee) => `Vipps could not take your own ${amount} for ${payee}.`,
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
  ownMoneyEnded: ({ name, payee, amount, why, url }) => ({
    subject: `The payment to ${payee} was not made`,
    greeting: `Hi ${name},`,
    paragraphs: [
      NOT_TAKEN[why](amount, payee),
      'Nothing was taken, neither from you nor from the leisure account. What was set aside in the account can be used again.',
      'If you still want to pay, you can do so again from the account.',
    ],
    action: { text: 'Go to the account', url },
    sms: `The payment to ${payee} was not made, and nothing was taken. Pay again: ${url}`,
  }),
  accountGranted: ({ name, scheme, amount, day, isNew, url }) => ({
    subject: isNew ? `${scheme} has been opened` : `New money in ${scheme}`,
    greeting: `Hi ${name},`,
    paragraphs: [
      isNew
        ? `The leisure account has been opened with ${amount}. You don’t need to do anything.`
        : `A new period has begun, and ${amount} has been put into the account.`,
      `The money can be used up to and including ${day}.`,
    ],
    action: { text: 'See the account', url },
    sms: `${amount} has been put into ${scheme}. See the account: ${url}`,
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
