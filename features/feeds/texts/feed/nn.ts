import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  feed: {
    calendar: (place) => `Aktivitetar i ${place}`,
    narrowed: (name, words) => `${name}: ${words}`,
    organisation: (name) => `Aktivitetar hos ${name}`,
    description: (place) => `Det som skjer framover i ${place}, frå Nabolag.`,
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
    catalogue: (place) => `Opne data frå Nabolag i ${place}`,
    catalogue_text: (place) => `Det som er lagt ut for alle i ${place}, fritt til vidare bruk.`,
    dataset: (place) => `Aktivitetar og frivillige oppdrag i ${place}`,
    dataset_text: (place) =>
      `Komande aktivitetar og frivillige oppdrag i ${place}: kva, når, kvar, for kven og kva det kostar.`,
    keywords: ['aktivitetar', 'frivilligheit', 'fritid', 'kultur', 'idrett'],
    municipality: (name) => `${name} kommune`,
    portal: (place) => `Nabolag – ${place}`,
    json: 'JSON, side for side',
    calendar: 'iCalendar',
    rss: 'RSS 2.0',
    api: 'Grensesnittet til Nabolag',
  },
};
