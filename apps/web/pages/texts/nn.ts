import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  not_found: {
    title: 'Denne sida finst ikkje',
    text: 'Lenkja kan vere gammal, eller adressa feil skriven. Det meste finn du igjen frå framsida.',
    home: 'Til framsida',
  },
  server_error: {
    title: 'Auda, noko gjekk gale',
    text: 'Feilen er hos oss, og vi har fått beskjed. Prøv igjen om litt.',
    try_again: 'Prøv igjen',
    home: 'Til framsida',
  },
  private_organisation: {
    title: 'Dette er ein privat organisasjon',
    text: 'Denne organisasjonen er privat',
    button: 'Arrangør',
  },
  styleguide: { title: 'Stilguide' },
  service_page: { contents: 'På denne sida', updated: (date) => `Sist oppdatert ${date}` },
};
