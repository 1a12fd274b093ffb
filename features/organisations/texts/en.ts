import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  you_are_here: 'You are here',
  breadcrumb: 'Activities',
  description: (name, place) => `See what ${name} in ${place} has coming up.`,
  place: (district, municipality) => `${district}, ${municipality}`,
  coming: 'Coming up',
  count: (events) => (events === 1 ? '1 activity coming up' : `${events} activities coming up`),
  about: 'About us',
  website: 'Go to the website',
  calendar: {
    title: 'In your calendar',
    text: 'Subscribe, and new activities turn up in the calendar on your phone or computer.',
    action: 'Subscribe',
  },
  empty: {
    title: 'Nothing planned right now',
    text: (name) => `${name} has nothing coming up. Maybe something else nearby suits you?`,
    all_events: 'Show all activities',
  },
  beyond: {
    title: 'The list is not that long',
    text: 'There are fewer pages than you asked for.',
    first_page: 'Go to the first page',
  },
  failed: { title: 'We could not fetch the activities', try_again: 'Try again' },
  pages: {
    label: 'Pages of activities',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
  },
};
