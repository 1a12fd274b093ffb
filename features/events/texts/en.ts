import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  list: {
    title: (inPlace) => `Activities and volunteering ${inPlace}`,
    description: (inPlace) =>
      `Find something to do ${inPlace}: sports, culture, meeting places and volunteer work near you.`,
    count: (total) => (total === 1 ? '1 activity' : `${total} activities`),
    count_old: (total) => (total === 1 ? '1 past activity' : `${total} past activities`),
    shown: (shown, total) => `Showing ${shown} of ${total}`,
    next: 'Show more activities',
    previous: 'Previous page',
    pages: 'Pages of activities',
    older: 'See past activities',
    upcoming: 'See what is coming up',
    failed_title: 'We could not load the activities',
    failed_text: 'It may be the connection. Try again in a moment.',
    try_again: 'Try again',
  },
  search_label: 'Search for activities',
  search_placeholder: 'What would you like to do?',
  search_button: 'Search',
  state: {
    draft: 'Draft',
    cancelled: 'Cancelled',
    completed: 'Assignment completed',
    ended: 'Past activity',
    full: 'Waiting list available',
    full_without_list: 'Full',
    popular: 'Popular',
    volunteer: 'Volunteer work',
  },
  age_group: {
    children: 'Children',
    teenager: 'Teenagers',
    family: 'Families',
    senior: 'Adults',
    pensioner: 'Seniors',
  },
  several_times: 'Several times',
  suits_all: 'Suits all',
  free: 'Free',
  places_left: (places) => (places === 1 ? '1 place left' : `${places} places left`),
  waiting: (people) => `${people} on the waiting list`,
  signed_up: (people) => `${people} signed up`,
};
