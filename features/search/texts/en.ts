import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

const eventsFound = (total: number): string => (total === 1 ? '1 activity' : `${total} activities`);
const organizationsFound = (total: number): string => (total === 1 ? '1 organiser' : `${total} organisers`);

export const en: TextsLike<typeof nb> = {
  title: 'Search',
  title_with: (words) => `Search for “${words}”`,
  label: 'Search for activities and organisers',
  placeholder: 'What are you looking for?',
  button: 'Search',
  close: 'Close the search',
  results: 'Results',
  events: 'Activities',
  organizations: 'Organisers',
  searching: 'Searching …',
  write_more: 'Type a little more and we will look.',
  nothing: 'We found nothing here',
  nothing_hint: (words) => `Nothing matches “${words}”. Try another word, or type only the beginning.`,
  failed: 'Search is not working right now. Try again in a moment.',
  try_again: 'Try again',
  more: { events: 'More results among activities', organizations: 'More results among organisers' },
  found: (events, organizations) => `${eventsFound(events)} and ${organizationsFound(organizations)}`,
  count: { events: eventsFound, organizations: organizationsFound },
  most: (total) => `The first ${total} results`,
  in_place: (inPlace) => `${inPlace}, the best matches first`,
  ask_title: 'What would you like to find?',
  ask_text: 'Type what it is about, who runs it or where it is. It doesn’t have to be spelt correctly.',
  only: 'Showing only',
  age: (years) => (years === 1 ? '1 year old' : `${years} years old`),
  empty: {
    title: 'We found nothing here',
    events: (words, inPlace) => `No activities ${inPlace} match “${words}”.`,
    organizations: (words, inPlace) => `No organisers ${inPlace} match “${words}”.`,
    advice: 'Try another word, or see everything that is on.',
    advice_filtered: 'Remove a filter, or try another word.',
    without_filters: 'Remove all filters',
    other_tab: {
      events: (total) => (total === 1 ? 'See 1 activity' : `See ${total} activities`),
      organizations: (total) => (total === 1 ? 'See 1 organiser' : `See ${total} organisers`),
    },
    all_events: 'Show all activities',
  },
  pages: {
    label: 'Pages of results',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
  },
  cancelled: 'Cancelled',
  over: 'Past activity',
};
