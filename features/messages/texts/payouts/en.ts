import type { LettersFor } from '../../letter.ts';
import type { PayoutMessages } from '../../news-messages.ts';

export const payoutLetters: LettersFor<PayoutMessages> = {
  payoutsStopped: ({ name, count, url }) => ({
    subject: 'The control found a difference, and payouts have been stopped',
    greeting: `Hi, ${name}!`,
    paragraphs: [
      count === 1
        ? 'The control of the leisure accounts found one difference in the books.'
        : `The control of the leisure accounts found ${count} differences in the books.`,
      'No money leaves the municipality until a control finds none. Families can still use their accounts.',
    ],
    action: { text: 'See what the control found', url },
    afterwards: ['Put it right with a new posting, and run the control again. Nothing in the journal can be changed.'],
    sms: `The control of the leisure accounts found a difference, and payouts have been stopped: ${url}`,
  }),
  bankFileWaiting: ({ name, number, count, amount, url }) => ({
    subject: `Bank file ${number} is waiting for approval`,
    greeting: `Hi, ${name}!`,
    paragraphs: [
      count === 1
        ? `Bank file ${number} has been made, with one payment of ${amount}.`
        : `Bank file ${number} has been made, with ${count} payments of ${amount} in all.`,
      'No money leaves until someone other than the one who made the file has looked at it and approved it.',
    ],
    action: { text: 'Look at the file', url },
    sms: `Bank file ${number} of ${amount} is waiting for approval: ${url}`,
  }),
};
