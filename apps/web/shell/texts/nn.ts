// Ties the file of the first texts to the first script: see the groups in vite.config.ts.
import '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  skip: 'Hopp til innhaldet',
  loading: 'Neste side er på veg',
  brand: 'Nabolag',
  home: 'Nabolag, til framsida',
  menu: 'Meny',
  mainNavigation: 'Hovudmeny',
  pages: 'Sider',
  events: 'Aktivitetar',
  organisations: 'Arrangørar',
  search: 'Søk etter aktivitetar',
  logIn: 'Logg inn',
  language: {
    heading: 'Språk',
    current: (name) => `Språk: ${name}`,
    offer: { question: 'Vil du lese på nynorsk?', accept: 'Ja, byt til nynorsk', dismiss: 'Nei takk' },
  },
  municipality: {
    heading: 'Kommune',
    change: 'Byt kommune',
    changeFrom: (place) => `${place}, byt kommune`,
    withoutPortal: (name) =>
      `${name} har ikkje ein eigen portal enno. Vi hugsar valet ditt, og du kan leite vidare her så lenge.`,
  },
  help: {
    open: 'Hjelp',
    heading: 'Treng du hjelp?',
    text: 'Mange finn svaret her. Du kan òg skrive til oss.',
  },
  footer: {
    place: (inPlace) => `Nabolag ${inPlace}`,
    label: 'Om nettstaden',
    about: 'Om tenesta',
    terms: 'Vilkår',
    privacy: 'Personvern',
    help: 'Hjelp',
    accessibility: 'Tilgjengelegheitserklæring',
    cookies: 'Informasjonskapslar',
    consent: 'Endre samtykke',
    mail: (address) => `Skriv til ${address}`,
  },
  session: {
    ended_title: 'Du er logga ut',
    ended: 'Innlogginga di er avslutta. Du kan halde fram med å leite, eller logge inn att.',
  },
  offline: 'Det manglar tilgang til internett',
  toasts: { label: 'Meldingar', close: 'Lukk' },
};
