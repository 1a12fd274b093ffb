import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  menu: (name) => `My page, ${name}`,
  my: 'My page',
  profile: 'Profile',
  settings: 'Settings',
  missing: 'E-mail or phone is missing',
  dashboard: 'Overview',
  adminPanel: 'Admin panel',
  organiserRequests: 'Organiser requests',
  audit: 'Audit',
  becomeOrganiser: 'Become an organiser',
  findUser: 'Find user',
  logOut: 'Log out',
  loggedOut: 'You are logged out',
  readonly: 'Read-only: you can see everything, but nothing is saved.',
  acting: (admin, name, time) => `${admin} is logged in as ${name}, until ${time}.`,
  idle: {
    title: 'Are you still there?',
    text: (time) =>
      `You have not done anything here for a while. To keep your account safe you will be logged out at ${time}.`,
    stay: 'Stay logged in',
  },
  stopActing: 'Stop',
};
