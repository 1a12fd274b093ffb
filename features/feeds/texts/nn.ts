import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  take_along: {
    title: 'Abonner på lista',
    intro:
      'Følg lista du har filtrert fram, i kalenderen, i nyheitslesaren eller på nettsida di. Ho blir oppdatert automatisk.',
    close: 'Lukk',
    copy: 'Kopier',
    copy_what: (what) => `Kopier: ${what}`,
    copied: 'Kopiert',
    copy_failed: 'Nettlesaren lét oss ikkje kopiere. Merk teksten og kopier sjølv.',
    calendar: {
      title: 'I kalenderen din',
      text: 'Abonner, så dukkar nye aktivitetar opp i kalenderen på telefonen eller PC-en.',
      action: 'Abonner',
      address: 'Adresse til kalenderen',
    },
    rss: {
      title: 'Som nyheitsstraum (RSS)',
      text: 'For deg som bruker ein nyheitslesar.',
      address: 'Adresse til nyheitsstraumen',
    },
    embed: {
      title: 'På nettsida dykkar',
      text: 'Lim koden inn der lista skal visast. Kommunen må ha godkjent nettstaden først.',
      address: 'Kode til nettsida',
    },
    slideshow: {
      title: 'På ein infoskjerm',
      text: 'Opne adressa i fullskjerm. Sidene blar av seg sjølve.',
      address: 'Adresse til infoskjermen',
    },
  },
  embed: {
    title: (inPlace) => `Dette skjer ${inPlace}`,
    more: 'Sjå alt som skjer',
    new_tab: '(blir opna i ny fane)',
    empty: 'Ingen aktivitetar framover akkurat no.',
    from: 'Frå Nabolag',
  },
};
