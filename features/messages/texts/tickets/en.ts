import type { LettersFor } from '../../letter.ts';
import type { TicketMessages } from '../../ticket-messages.ts';

type Values = TicketMessages['ticketNews'];
type Words = Record<'subject' | 'told' | 'more' | 'sms', (values: Values) => string>;

const NEWS: Record<Values['news'], Words> = {
  given: {
    subject: ({ ticket }) => `You have got a ticket: ${ticket}`,
    told: ({ ticket, provider }) =>
      `It was your turn in the queue, and the ticket for ${ticket} at ${provider} is yours.`,
    more: ({ until }) =>
      `Use it by ${until} at the latest. If you cannot go, give it back and the next in the queue gets it.`,
    sms: ({ ticket, until, url }) => `You have got a ticket for ${ticket}. Use it by ${until}: ${url}`,
  },
  runs_out: {
    subject: ({ ticket }) => `Remember your ticket: ${ticket}`,
    told: ({ ticket, provider }) => `The ticket for ${ticket} at ${provider} has not been used yet.`,
    more: ({ until }) => `It is valid until ${until}. If you cannot go, give it back so that others can.`,
    sms: ({ ticket, until, url }) => `Your ticket for ${ticket} is valid until ${until}: ${url}`,
  },
  ran_out: {
    subject: ({ ticket }) => `The ticket has run out: ${ticket}`,
    told: ({ ticket, provider }) =>
      `The ticket for ${ticket} at ${provider} was not used in time and has gone on to the next.`,
    more: () => 'If there are any left, you can reserve a new one.',
    sms: ({ ticket, url }) => `Your ticket for ${ticket} has run out: ${url}`,
  },
  queue_over: {
    subject: ({ ticket }) => `The queue is over: ${ticket}`,
    told: ({ ticket, provider }) =>
      `Tickets for ${ticket} at ${provider} can no longer be had, and unfortunately your turn in the queue did not come.`,
    more: () => 'There is nothing you need to do. You are welcome to see whether something else suits you.',
    sms: ({ ticket, url }) => `The queue for ${ticket} is over, and unfortunately your turn did not come: ${url}`,
  },
  queue_expired: {
    subject: ({ ticket }) => `Your place in the queue is gone: ${ticket}`,
    told: ({ ticket, provider }) =>
      `It was your turn in the queue for ${ticket} at ${provider}, but the leisure account has expired, so the ticket went to the next.`,
    more: () => 'If you have got a new account, you can join the queue again with it.',
    sms: ({ ticket, url }) =>
      `You lost your place in the queue for ${ticket} because the leisure account has expired: ${url}`,
  },
  queue_too_old: {
    subject: ({ ticket }) => `Your place in the queue is gone: ${ticket}`,
    told: ({ ticket, provider }) =>
      `It was your turn in the queue, but ${ticket} at ${provider} is for younger children, so the ticket went to the next.`,
    more: () => 'There is nothing you need to do. You are welcome to see whether something else suits you.',
    sms: ({ ticket, url }) => `You lost your place in the queue for ${ticket}, which is for younger children: ${url}`,
  },
  queue_not_for: {
    subject: ({ ticket }) => `Your place in the queue is gone: ${ticket}`,
    told: ({ ticket, provider }) =>
      `The municipality has changed who can have a ticket for ${ticket} at ${provider}, and it is no longer for this leisure account.`,
    more: () => 'There is nothing you need to do. You are welcome to see whether something else suits you.',
    sms: ({ ticket, url }) =>
      `You lost your place in the queue for ${ticket}, because the municipality has changed who it is for: ${url}`,
  },
};

const isOfQueue = (news: Values['news']): boolean => news.startsWith('queue_');

const whose = ({ child, news }: Values): string[] => {
  if (child === null) return [];
  return [isOfQueue(news) ? `It was ${child} who was in the queue.` : `It is for ${child}.`];
};

export const ticketLetters: LettersFor<TicketMessages> = {
  ticketNews: (values) => {
    const { name, news, url } = values;
    const words = NEWS[news];
    return {
      subject: words.subject(values),
      greeting: `Hi ${name}!`,
      paragraphs: [words.told(values), ...whose(values), words.more(values)],
      action: { text: isOfQueue(news) ? 'See other tickets' : 'See the ticket', url },
      sms: words.sms(values),
    };
  },
};
