import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

const together = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

export const en: TextsLike<typeof nb> = {
  label: 'Your children',
  open: 'Sign up a child',
  title: 'Who do you want to sign up?',
  text: (name, when) => `${name}, ${when}. The place is the child’s, and the messages come to you.`,
  children: 'Your children',
  child: (name, age) => `${name}, ${age} ${age === 1 ? 'year' : 'years'} old`,
  required: 'Choose at least one child',
  times: 'Which times?',
  one_time: 'Only this time',
  all_times: (times) => (times === 2 ? 'Both times' : `All ${times} times`),
  confirm: 'Sign up',
  cancel: 'Cancel',
  close: 'Close',
  state: {
    attending: 'Taking part',
    waiting: 'On the waiting list',
    position: (position) => `No. ${position} on the waiting list`,
    offered: 'Offered a place',
    not_open: 'Cannot be signed up this time',
  },
  accept: 'Take the place',
  accept_for: (name) => `Take the place for ${name}`,
  leave: 'Cancel place',
  leave_for: (name) => `Cancel place for ${name}`,
  code: 'Show code',
  code_for: (name) => `Show code for ${name}`,
  leaving: {
    title: (name) => `Cancel ${name}’s place?`,
    text: (event, when) => `${event}, ${when}. The place goes to the next in the queue.`,
    confirm: 'Cancel place',
    done: (name) => `${name}’s place is cancelled`,
  },
  done: {
    attending: (names) => `${together(names)} ${names.length > 1 ? 'are' : 'is'} signed up`,
    waiting: (names) => `${together(names)} ${names.length > 1 ? 'are' : 'is'} on the waiting list`,
  },
};
