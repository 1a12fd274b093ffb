import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  not_found: { title: 'Denne sida finst ikkje' },
  server_error: { title: 'Auda, noko gjekk gale' },
  private_organisation: { title: 'Dette er ein privat organisasjon' },
  styleguide: { title: 'Stilguide' },
};
