import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

const eventsFound = (total: number): string => (total === 1 ? '1 aktivitet' : `${total} aktivitetar`);
const organizationsFound = (total: number): string => (total === 1 ? '1 arrangør' : `${total} arrangørar`);

export const nn: TextsLike<typeof nb> = {
  title: 'Søk',
  title_with: (words) => `Søk etter «${words}»`,
  label: 'Søk etter aktivitetar og arrangørar',
  placeholder: 'Kva leitar du etter?',
  button: 'Søk',
  close: 'Lukk søket',
  results: 'Treff',
  events: 'Aktivitetar',
  organizations: 'Arrangørar',
  searching: 'Søkjer …',
  write_more: 'Skriv litt meir, så leitar vi.',
  nothing: 'Her fann vi ingenting',
  nothing_hint: (words) => `Ingenting passar med «${words}». Prøv eit anna ord, eller skriv berre byrjinga.`,
  failed: 'Søket verkar ikkje akkurat no. Prøv igjen om ein augneblink.',
  try_again: 'Prøv igjen',
  more: { events: 'Fleire treff i aktivitetar', organizations: 'Fleire treff i arrangørar' },
  found: (events, organizations) => `${eventsFound(events)} og ${organizationsFound(organizations)}`,
  count: { events: eventsFound, organizations: organizationsFound },
  most: (total) => `Dei ${total} første treffa`,
  in_place: (inPlace) => `${inPlace}, det som passar best først`,
  ask_title: 'Kva har du lyst til å finne?',
  ask_text: 'Skriv kva det handlar om, kven som arrangerer eller kvar det er. Du treng ikkje stave rett.',
  only: 'Vi viser berre',
  age: (years) => `${years} år`,
  empty: {
    title: 'Her fann vi ingenting',
    events: (words, inPlace) => `Ingen aktivitetar ${inPlace} passar med «${words}».`,
    organizations: (words, inPlace) => `Ingen arrangørar ${inPlace} passar med «${words}».`,
    advice: 'Prøv eit anna ord, eller sjå alt som skjer.',
    advice_filtered: 'Ta bort eit filter, eller prøv eit anna ord.',
    without_filters: 'Fjern alle filter',
    other_tab: {
      events: (total) => (total === 1 ? 'Sjå 1 aktivitet' : `Sjå ${total} aktivitetar`),
      organizations: (total) => (total === 1 ? 'Sjå 1 arrangør' : `Sjå ${total} arrangørar`),
    },
    all_events: 'Vis alle aktivitetar',
  },
  pages: {
    label: 'Sider med treff',
    previous: 'Førre',
    next: 'Neste',
    page: (page) => `Side ${page}`,
  },
  cancelled: 'Avlyst',
  over: 'Tidlegare aktivitet',
};
