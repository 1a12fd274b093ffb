// Ties the file of the first texts to the first script: see the groups in vite.config.ts.
import '#platform/language/locale.ts';

export const nb = {
  skip: 'Hopp til innholdet',
  loading: 'Neste side er på vei',
  brand: 'Nabolag',
  home: 'Nabolag, til forsiden',
  menu: 'Meny',
  mainNavigation: 'Hovedmeny',
  pages: 'Sider',
  events: 'Aktiviteter',
  organisations: 'Arrangører',
  search: 'Søk etter aktiviteter',
  logIn: 'Logg inn',
  language: {
    heading: 'Språk',
    current: (name: string) => `Språk: ${name}`,
    /** In the language that is offered. */
    offer: { question: 'Vil du lese på bokmål?', accept: 'Ja, bytt til bokmål', dismiss: 'Nei takk' },
  },
  municipality: {
    heading: 'Kommune',
    change: 'Bytt kommune',
    changeFrom: (place: string) => `${place}, bytt kommune`,
    withoutPortal: (name: string) =>
      `${name} har ikke en egen portal ennå. Vi husker valget ditt, og du kan lete videre her så lenge.`,
  },
  help: {
    open: 'Hjelp',
    heading: 'Trenger du hjelp?',
    text: 'Mange finner svaret her. Du kan også skrive til oss.',
  },
  footer: {
    place: (inPlace: string) => `Nabolag ${inPlace}`,
    label: 'Om nettstedet',
    about: 'Om tjenesten',
    terms: 'Vilkår',
    privacy: 'Personvern',
    help: 'Hjelp',
    accessibility: 'Tilgjengelighetserklæring',
    cookies: 'Informasjonskapsler',
    consent: 'Endre samtykke',
    mail: (address: string) => `Skriv til ${address}`,
  },
  session: {
    ended_title: 'Du er logget ut',
    ended: 'Innloggingen din er avsluttet. Du kan fortsette å lete, eller logge inn igjen.',
  },
  offline: 'Det mangler tilgang til internett',
  toasts: { label: 'Beskjeder', close: 'Lukk' },
};
