// Ties the file of the first texts to the first script: see the groups in vite.config.ts.
import '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  skip: 'Skip to the content',
  loading: 'The next page is on its way',
  brand: 'Nabolag',
  home: 'Nabolag, go to the front page',
  menu: 'Menu',
  mainNavigation: 'Main menu',
  pages: 'Pages',
  events: 'Activities',
  organisations: 'Organisers',
  search: 'Search for activities',
  logIn: 'Log in',
  language: {
    heading: 'Language',
    current: (name) => `Language: ${name}`,
    offer: {
      question: 'Would you like to read this in English?',
      accept: 'Yes, switch to English',
      dismiss: 'No thanks',
    },
  },
  municipality: {
    heading: 'Municipality',
    change: 'Change municipality',
    changeFrom: (place) => `${place}, change municipality`,
    withoutPortal: (name) =>
      `${name} does not have a portal of its own yet. We remember your choice, and you are welcome to look around here meanwhile.`,
  },
  help: {
    open: 'Help',
    heading: 'Do you need help?',
    text: 'Many people find the answer here. You can also write to us.',
  },
  footer: {
    place: (inPlace) => `Nabolag ${inPlace}`,
    label: 'About this site',
    about: 'About the service',
    terms: 'Terms of use',
    privacy: 'Privacy',
    help: 'Help',
    accessibility: 'Accessibility statement',
    cookies: 'Cookies',
    consent: 'Change consent',
    mail: (address) => `Write to ${address}`,
  },
  session: {
    ended_title: 'You have been logged out',
    ended: 'Your login has ended. You can go on looking around, or log in again.',
  },
  offline: 'You are not connected to the internet',
  toasts: { label: 'Messages', close: 'Close' },
};
