import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  menu: (name) => `Mi side, ${name}`,
  my: 'Mi side',
  profile: 'Profil',
  settings: 'Innstillingar',
  missing: 'E-post eller telefon manglar',
  dashboard: 'Oversikt',
  adminPanel: 'Adminpanel',
  organiserRequests: 'Arrangørførespurnader',
  audit: 'Revisjon',
  becomeOrganiser: 'Bli arrangør',
  findUser: 'Finn brukar',
  logOut: 'Logg ut',
  loggedOut: 'Du er logga ut',
  readonly: 'Lesemodus: du kan sjå alt, men ingenting blir lagra.',
  acting: (admin, name, time) => `${admin} er logga inn som ${name}, til ${time}.`,
  idle: {
    title: 'Er du her enno?',
    text: (time) => `Du har ikkje gjort noko her på ei stund. For tryggleiks skuld blir du logga ut ${time}.`,
    stay: 'Hald fram',
  },
  stopActing: 'Avslutt',
};
