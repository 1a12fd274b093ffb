import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'Audit log',
  lead: 'What staff, municipalities and operators have done, and why. Nobody can change the log.',
  kind: 'What',
  any: 'Everything',
  when: 'When',
  always: 'The whole log',
  days: { 1: 'Last day', 7: 'Last 7 days', 30: 'Last 30 days', 365: 'Last year' },
  kinds: {
    log_in_as: 'Logging in as others',
    accounts: 'Users and rights',
    organisations: 'Organisations',
    contents: 'Activities and contents',
    money: 'Accounts and money',
    families: 'Families',
    other: 'Other',
  },
  portal: 'The portal itself',
  acting_as: (name) => `as ${name}`,
  about: (name) => `About ${name}`,
  reason: (reason) => `Reason: ${reason}`,
  seal: (seal) => `Chain ${seal}`,
  entries: 'Entries',
  none: { title: 'No entries', text: 'Try another selection.' },
  none_so_far: 'Nothing found this far back in the log.',
  more: 'Look further back',
  chain: (count) => `The chain is whole. The last ${count} entries were checked just now.`,
  chain_empty: 'The chain has nothing to check yet.',
  broken: (id) => `The chain is broken at entry ${id}. Something was changed or removed in the database.`,
};
