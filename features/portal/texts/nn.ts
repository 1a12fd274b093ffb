import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  unsaved: {
    title: 'Du har ikkje lagra',
    text: 'Du mistar endringane som ikkje er lagra, dersom du går vidare utan å lagre. Vil du halde fram?',
    leave: 'Gå vidare utan å lagre',
    stay: 'Bli her',
    close: 'Lukk',
  },
  failure: {
    notice: 'Merk deg dette',
    forbidden: 'Du har ikkje tilgang til dette.',
    error: 'Feil',
    generic: 'Auda, noko gjekk gale',
    invalid: 'Nokre felt må rettast.',
    unknown: 'Det oppstod ein ukjend feil.',
  },
  /** Of a part of a page that could not be fetched. */
  failed: 'Vi fekk ikkje henta dette. Prøv igjen om litt.',
  try_again: 'Prøv igjen',
};
