import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'Questions and answers',
  none: 'Nobody has asked anything yet.',
  failed: 'We could not get the questions and answers.',
  organiser: 'Organiser',
  gone: 'Deleted user',
  edited: 'edited',
  written_by: (name) => `Written by ${name}. Only the organisers see this.`,
  more: (count) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  write: {
    label: 'Any questions?',
    label_organiser: 'Answer or write something',
    help: 'Everyone can read what you write. Do not write anything private about yourself or others.',
    submit: 'Send the question',
    submit_organiser: 'Send',
    as_organiser: (name) => `Write as ${name}`,
    empty: 'Write something first',
    left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
    too_long: (over) => (over === 1 ? 'That is 1 character too many' : `That is ${over} characters too many`),
  },
  log_in: 'Log in to ask',
  closed: 'Questions and answers are closed, since the activity is over.',
  edit: 'Edit',
  edit_of: (name) => `Edit the comment from ${name}`,
  delete: 'Delete',
  delete_of: (name) => `Delete the comment from ${name}`,
  editing: 'Edit what you have written',
  save: 'Save',
  cancel: 'Cancel',
  done: {
    added: 'The comment has been added',
    changed: 'The comment has been changed',
    deleted: 'The comment has been deleted',
  },
};
