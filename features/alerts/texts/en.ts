import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  frequencies: { at_once: 'At once', daily: 'Every morning', weekly: 'Every Monday' },
  frequency: 'How often',
  frequency_of: (name) => `How often: ${name}`,
  form: {
    title: 'Tell me about new ones',
    text: 'We will let you know when there are new activities on this list.',
    submit: 'Tell me about new ones',
    log_in_text: 'Log in first, so that we know who to tell. You will be back here afterwards.',
    log_in: 'Log in',
    done: (name) => `We will tell you about new ones: ${name}`,
    see: 'See your alerts',
  },
  own: {
    title: 'New activities you want to hear about',
    empty:
      'Do you want to hear about new activities? Choose filters in the list, and press “Subscribe to this list” below it.',
    find: 'Find activities',
    told: (day) => `Last alert ${day}`,
    not_told: 'Nothing new yet',
    by_email: 'By e-mail too',
    by_email_of: (name) => `By e-mail too: ${name}`,
    delete: 'Delete',
    delete_which: (name) => `Delete the alert: ${name}`,
    deleted: 'The alert has been deleted',
  },
};
