import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  write: (chosen) => {
    if (chosen === 0) return 'Write to all';
    return chosen === 1 ? 'Write to the chosen one' : `Write to the ${chosen} chosen`;
  },
  choose: (name) => `Choose ${name}`,
  title: (chosen) => {
    if (chosen === 0) return 'Write to all approved organisers';
    return chosen === 1 ? 'Write to one organiser' : `Write to ${chosen} organisers`;
  },
  text: 'The letter goes to those who answer for each organiser. Replies come to your e-mail.',
  municipality: 'Municipality',
  subject: 'Subject',
  subject_missing: 'Say what it is about.',
  body: 'Message',
  body_missing: 'Write the message.',
  send: 'Send',
  cancel: 'Cancel',
  close: 'Close',
  sent: (count) =>
    count === 1 ? 'The letter is on its way to one organiser' : `The letter is on its way to ${count} organisers`,
};
