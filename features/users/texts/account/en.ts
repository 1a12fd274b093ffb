import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  menu: (name) => `My page, ${name}`,
  my: 'My page',
  profile: 'Profile',
  settings: 'Settings',
  missing: 'E-mail or phone is missing',
  newEvent: 'New activity',
  dashboard: 'Overview',
  adminPanel: 'Admin panel',
  platform: 'Operations',
  office: 'Municipal office',
  waiting: (count) =>
    count === 1 ? 'One thing is waiting for an answer' : `${count} things are waiting for an answer`,
  audit: 'Audit',
  becomeOrganiser: 'Become an organiser',
  findUser: 'Find user',
  logOut: 'Log out',
  loggedOut: 'You are logged out',
  readonly: 'Read-only: you can see everything, but nothing is saved.',
  acting: {
    label: 'Logged in as another',
    who: (helper, name) => `${helper} is logged in as ${name}.`,
    reading: 'Reading only',
    writing: 'Can make changes',
    left: (minutes) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
    write: 'Make changes',
    stop: 'Stop',
    write_title: (name) => `Make changes as ${name}?`,
    write_text:
      'From now on, what you do is saved as if the person had done it. Every change goes in the log, and the person can read it.',
    sure: 'I have agreed this with the person, or must correct a fault',
    sure_required: 'Tick this box first',
    password: 'Your password',
    password_required: 'Enter your password',
    show_password: 'Show the password',
    hide_password: 'Hide the password',
    write_yes: 'Make changes',
    write_no: 'Keep reading only',
  },
  idle: {
    title: 'Are you still there?',
    text: (time) =>
      `You have not done anything here for a while. To keep your account safe you will be logged out at ${time}.`,
    stay: 'Stay logged in',
  },
};
