import type { EquipmentMessages } from '../../equipment-messages.ts';
import type { LettersFor } from '../../letter.ts';

type Values = EquipmentMessages['loanNews'];
type Words = { subject: string; paragraphs: string[]; action: string };

const WORDS: Record<Values['news'], (values: Values) => Words> = {
  due_tomorrow: ({ item, place, when }) => ({
    subject: `${item} is due back tomorrow`,
    paragraphs: [
      `Bring it back to ${place}. Deadline: ${when}.`,
      'If you need it longer, see whether you can extend it.',
    ],
    action: 'See the loan',
  }),
  due_today: ({ item, place, when }) => ({
    subject: `${item} is due back today`,
    paragraphs: [`Bring it back to ${place}. Deadline: ${when}.`],
    action: 'See the loan',
  }),
  overdue: ({ item, place, when }) => ({
    subject: `${item} has not been brought back`,
    paragraphs: [
      `The deadline was: ${when}. Bring it back to ${place} as soon as you can, so that others can borrow it too.`,
      'If it is lost or broken, tell them there. It will be sorted out.',
    ],
    action: 'See the loan',
  }),
  lapsed: ({ item }) => ({
    subject: `${item} went to the next in the queue`,
    paragraphs: [
      'We had no answer in time. If you still want to borrow it, choose other days or join the queue again.',
    ],
    action: 'See what is free',
  }),
  not_fetched: ({ item, place }) => ({
    subject: `${item} was not fetched`,
    paragraphs: [`Nobody came to ${place}, so others can borrow it now. If you still want it, reserve it again.`],
    action: 'See what is free',
  }),
  no_piece: ({ item, when }) => ({
    subject: `We are sorry: we can’t lend you ${item}`,
    paragraphs: [
      `The one that was reserved from ${when} is broken or lost, and no other is free then.`,
      'Please choose other days.',
    ],
    action: 'See what is free',
  }),
  piece_late: ({ item, place, when }) => ({
    subject: `${item} is not back yet`,
    paragraphs: [
      `The family before you did not bring it back in time. It may not be there when you are to fetch it: ${when}.`,
      `Look at the loan before you go to ${place}. It says whether the equipment is still out.`,
    ],
    action: 'See the loan',
  }),
};

const offered = ({ item, when }: EquipmentMessages['loanOffered']): Words => ({
  subject: `Your turn to borrow: ${item}`,
  paragraphs: [
    'What you are in the queue for is free now, and we are keeping it for you.',
    `Answer by: ${when}. After that it goes to the next in the queue.`,
  ],
  action: 'Answer yes or no',
});

type DepositWords = { subject: string; paragraphs: string[] };

const DEPOSIT: Record<
  EquipmentMessages['depositNews']['news'],
  (values: EquipmentMessages['depositNews']) => DepositWords
> = {
  asked: ({ item, amount }) => ({
    subject: `The municipality is looking at the deposit for ${item}`,
    paragraphs: [
      `The deposit is ${amount}. The equipment is damaged, lost or not returned, and the municipality decides what happens.`,
      'You get an answer within 30 days. Without an answer, all of it comes back to you.',
    ],
  }),
  given_back: ({ item, back }) => ({
    subject: `The deposit for ${item} is back on the account`,
    paragraphs: [`${back} can be used again.`],
  }),
  kept: ({ item, kept, amount, back, reason }) => ({
    subject: `The municipality keeps ${kept} of the deposit for ${item}`,
    paragraphs: [
      `The reason: ${reason}`,
      `The deposit was ${amount}. ${back} is back on the account.`,
      'If you disagree, get in touch with the municipality.',
    ],
  }),
};

const aboutLoan = (
  { name, child, url }: { name: string; child: string; url: string },
  { subject, paragraphs, action }: Words,
) => ({
  subject,
  greeting: `Hi ${name},`,
  paragraphs: [...paragraphs, ...(child === '' ? [] : [`The loan is for ${child}.`])],
  action: { text: action, url },
  sms: `${subject}. ${action}: ${url}`,
});

export const equipmentLetters: LettersFor<EquipmentMessages> = {
  loanNews: (values) => aboutLoan(values, WORDS[values.news](values)),
  loanOffered: (values) => aboutLoan(values, offered(values)),
  depositNews: (values) => {
    const { name, child, url, news } = values;
    const { subject, paragraphs } = DEPOSIT[news](values);
    return {
      subject,
      greeting: `Hi ${name},`,
      paragraphs: [...paragraphs, ...(child === '' ? [] : [`The loan is for ${child}.`])],
      action: { text: 'See what you have borrowed', url },
      sms: `${subject}. ${url}`,
    };
  },
};
