import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  feed: {
    calendar: (inPlace) => `Aktivitetar ${inPlace}`,
    narrowed: (name, words) => `${name}: ${words}`,
    organisation: (name) => `Aktivitetar hos ${name}`,
    description: (inPlace) => `Det som skjer framover ${inPlace}, frå Nabolag.`,
    cancelled: (name) => `Avlyst: ${name}`,
    read_more: (address) => `Les meir og meld deg på: ${address}`,
  },
  filter: {
    free: 'gratis',
    volunteer: 'frivillige oppdrag',
    places: 'ledige plassar',
    today: 'i dag',
    weekend: 'i helga',
    from: (date) => `frå ${date}`,
    to: (date) => `til ${date}`,
    between: (from, to) => `frå ${from} til ${to}`,
    near: (kilometres) => `innan ${kilometres} km`,
    near_address: (kilometres, address) => `innan ${kilometres} km frå ${address}`,
    search: (words) => `«${words}»`,
    age_group: { children: 'barn', teenager: 'ungdom', family: 'familie', senior: 'vaksne', pensioner: 'seniorar' },
    accessibility: {
      step_free: 'trinnfritt',
      accessible_toilet: 'HC-toalett',
      hearing_loop: 'teleslyngje',
      sign_language: 'teiknspråk',
      calm: 'rolege omgivnader',
      companion_free: 'ledsagar gratis',
      accessible_parking: 'HC-parkering',
      plain_language: 'enkelt språk',
    },
  },
  open_data: {
    catalogue: (inPlace) => `Opne data frå Nabolag ${inPlace}`,
    catalogue_text: (inPlace) => `Det som er lagt ut for alle ${inPlace}, fritt til vidare bruk.`,
    dataset: (inPlace) => `Aktivitetar og frivillige oppdrag ${inPlace}`,
    dataset_text: (inPlace) =>
      `Komande aktivitetar og frivillige oppdrag ${inPlace}: kva, når, kvar, for kven og kva det kostar.`,
    keywords: ['aktivitetar', 'frivilligheit', 'fritid', 'kultur', 'idrett'],
    portal: (place) => `Nabolag – ${place}`,
    json: 'JSON, side for side',
    calendar: 'iCalendar',
    rss: 'RSS 2.0',
    api: 'Grensesnittet til Nabolag',
  },
};
