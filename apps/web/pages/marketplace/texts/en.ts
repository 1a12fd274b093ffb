import { inEnglishSentence } from '#platform/language/capitals.ts';
import type { MarketplaceTexts } from './token.ts';

export const en: MarketplaceTexts = {
  title: 'Tickets and equipment',
  description: 'Free tickets and equipment to borrow for children and young people with a leisure account.',
  lead: 'Get free tickets, and borrow equipment when you need it.',
  ready_one: (name) => `You have a ticket ready: ${name}.`,
  ready: (count) => `You have ${count} tickets ready.`,
  due: (name, when) => `${name} is due back ${inEnglishSentence(when)}.`,
  tabs: {
    label: 'Leisure account',
    accounts: 'Accounts',
    market: 'Tickets and equipment',
    info: 'Info',
    no_account: 'You need a leisure account that can be used here to get tickets and borrow equipment.',
  },
  own: 'Ready to use',
  earlier: 'Earlier',
  own_failed: 'We could not load your tickets and loans.',
  welcome: {
    title: 'For those with a leisure account',
    text: 'The municipality has tickets to the swimming pool, the cinema and more, and equipment you can borrow. Log in to see what is available now.',
    log_in: 'Log in',
    about: 'About the leisure account',
  },
  none: {
    title: 'You have no leisure account that can be used here',
    text: 'Tickets and equipment are for children and young people with a leisure account. See if you can get one.',
    to_accounts: 'See the accounts',
  },
};
