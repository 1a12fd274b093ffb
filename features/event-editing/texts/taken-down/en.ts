import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  tab: 'Taken down',
  title: 'Activities that have been taken down',
  lead: 'Nobody sees them until you allow it again. Open the activity to do so.',
  about: (organiser, municipality) => `${organiser} · ${municipality}`,
  when: (when) => `Taken down ${when}`,
  reason: (reason) => `Reason: ${reason}`,
  see: 'Open the activity',
  see_which: (name) => `Open the activity ${name}`,
  empty: { title: 'Nothing has been taken down', text: 'Activities stay here until they are shown again.' },
  pages: {
    label: 'Pages of activities',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
  },
  failed: 'We could not load the activities.',
};
