import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  page_title: 'Activities',
  lead: 'Find any activity in the municipality. You can take down what breaks the law; the organiser is told why.',
  kind: 'Which',
  kinds: { coming: 'Coming', past: 'Past', down: 'Taken down' },
  search: 'Name of activity or organiser',
  find: 'Search',
  when: {
    coming: (when) => `Next ${when}`,
    past: (when) => `Last ${when}`,
    down: (when) => `Taken down ${when}`,
  },
  reason: (reason) => `Reason: ${reason}`,
  see: 'Open',
  see_which: (name) => `Open ${name}`,
  deeds: {
    take_down: {
      label: 'Take down',
      which: (name) => `Take down ${name}`,
      title: (name) => `Take down ${name}?`,
      text: 'The activity disappears for everyone, and sign-ups are cancelled. The organiser is told the reason.',
      done: (name) => `${name} has been taken down`,
    },
    lift: {
      label: 'Allow publishing',
      which: (name) => `Allow publishing: ${name}`,
      title: (name) => `Allow ${name} to be published?`,
      text: 'The organiser can publish it again, and is told why.',
      done: (name) => `${name} can be published again`,
    },
  },
  dialog: {
    reason: 'Reason',
    reason_help: 'The organiser gets to read it.',
    reason_required: 'Write a reason of at least five characters.',
    cancel: 'Cancel',
    close: 'Close',
  },
  empty: { title: 'No activities', text: 'Try another word, or another selection.' },
  failed: 'We could not load the activities.',
  pages: { label: 'Pages of activities', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
};
