import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  list: {
    title: (inPlace) => `Aktivitetar og frivillige oppdrag ${inPlace}`,
    description: (inPlace) =>
      `Finn noko å gjere ${inPlace}: trening, kultur, møteplassar og frivillige oppdrag nær deg.`,
    count: (total) => (total === 1 ? '1 aktivitet' : `${total} aktivitetar`),
    count_old: (total) => (total === 1 ? '1 tidlegare aktivitet' : `${total} tidlegare aktivitetar`),
    shown: (shown, total) => `Viser ${shown} av ${total}`,
    next: 'Vis fleire aktivitetar',
    previous: 'Førre side',
    pages: 'Sider med aktivitetar',
    older: 'Sjå tidlegare aktivitetar',
    upcoming: 'Sjå det som kjem',
    failed_title: 'Vi klarte ikkje å hente aktivitetane',
    failed_text: 'Det kan kome av nettet. Prøv igjen om ein augneblink.',
    try_again: 'Prøv igjen',
  },
  search_label: 'Søk etter aktivitetar',
  search_placeholder: 'Kva har du lyst til å gjere?',
  search_button: 'Søk',
  state: {
    draft: 'Kladd',
    cancelled: 'Avlyst',
    completed: 'Fullført oppdrag',
    ended: 'Tidlegare aktivitet',
    full: 'Fullt – venteliste',
    full_without_list: 'Fullt',
    popular: 'Populær',
    volunteer: 'Frivillig oppdrag',
  },
  age_group: {
    children: 'Barn',
    teenager: 'Ungdom',
    family: 'Familie',
    senior: 'Vaksen',
    pensioner: 'Senior',
  },
  several_times: 'Fleire tider',
  suits_all: 'Passar for alle',
  free: 'Gratis',
  places_left: (places) => (places === 1 ? '1 ledig' : `${places} ledige`),
  waiting: (people) => `${people} på venteliste`,
  signed_up: (people) => (people === 1 ? '1 påmeld' : `${people} påmelde`),
};
