import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'Featured now',
  lead: 'Shown on top of the portal under “Recommended by the municipality”, up to three at a time.',
  empty: 'No activities are featured. Choose “Feature” beside an activity in the list.',
  failed: 'We could not load what is featured.',
  until: (day) => `Until ${day}`,
  feature: 'Feature',
  feature_which: (name) => `Feature ${name}`,
  change: 'Change the day',
  change_which: (name) => `Change the day for ${name}`,
  remove: 'Remove',
  remove_which: (name) => `Remove ${name} from what is featured`,
  removed: (name) => `${name} is no longer featured`,
  dialog: {
    title: (name) => `Feature ${name}`,
    last_day: 'Last day',
    last_day_help:
      'After this day the activity is no longer featured. If it is over or cancelled before that, it disappears then.',
    wrong_day: 'Choose a day.',
    save: 'Feature',
    cancel: 'Cancel',
    close: 'Close',
    done: (name) => `${name} is featured`,
  },
};
