import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'My culture cards',
  lead: 'Show the code at the door, or say your name.',
  link: 'Show the cards',
  link_text: (count) => (count === 1 ? 'You have one culture card.' : `You have ${count} culture cards.`),
  holds_at: (place) => `Valid at ${place}`,
  holds_in: (municipality) => `Valid at every place in ${municipality} that takes culture cards`,
  left: (left, allowed) => `${left} of ${allowed} visits left`,
  unlimited: 'As many visits as you like',
  with_companion: 'You can bring companions. They do not cost a visit.',
  valid: (from, until) => `${from} – ${until}`,
  number: (number) => `Card ${number}`,
  empty: 'You have no culture cards',
  empty_text: 'The municipality, the school or the place you visit can give you one. It then shows here.',
  visits: 'Where you have been',
  no_visits: 'You have not used the card yet.',
  house: 'Open house',
  companions: (count) => (count === 1 ? 'One companion' : `${count} companions`),
  more: 'Show more',
  back: 'To my page',
};
