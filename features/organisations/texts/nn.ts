import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  you_are_here: 'Du er her',
  breadcrumb: 'Aktivitetar',
  description: (name, place) => `Sjå kva ${name} i ${place} har på gang.`,
  place: (district, municipality) => `${district}, ${municipality}`,
  coming: 'Dette skjer framover',
  count: (events) => (events === 1 ? '1 aktivitet framover' : `${events} aktivitetar framover`),
  about: 'Om oss',
  website: 'Gå til nettstaden',
  calendar: {
    title: 'I kalenderen din',
    text: 'Abonner, så dukkar nye aktivitetar opp i kalenderen på telefonen eller PC-en.',
    action: 'Abonner',
  },
  empty: {
    title: 'Ingenting på programmet akkurat no',
    text: (name) => `${name} har ikkje sett opp noko framover. Kanskje noko anna i nærleiken passar?`,
    all_events: 'Vis alle aktivitetar',
  },
  beyond: {
    title: 'Så langt går ikkje lista',
    text: 'Det er færre sider enn du bad om.',
    first_page: 'Til den første sida',
  },
  failed: { title: 'Vi fekk ikkje henta aktivitetane', try_again: 'Prøv igjen' },
  pages: {
    label: 'Sider med aktivitetar',
    previous: 'Førre',
    next: 'Neste',
    page: (page) => `Side ${page}`,
  },
};
