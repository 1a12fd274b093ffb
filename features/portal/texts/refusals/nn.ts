import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  not_found: {
    text: 'Lenkja kan vere gammal, eller adressa feil skriven. Det meste finn du igjen frå framsida.',
    home: 'Til framsida',
  },
  server_error: {
    text: 'Feilen er hos oss, og vi har fått beskjed. Prøv igjen om litt.',
    try_again: 'Prøv igjen',
    home: 'Til framsida',
  },
  private_organisation: {
    text: 'Denne organisasjonen er privat',
    button: 'Arrangør',
    warning: 'Arrangøren du prøver å gå inn på, er privat.',
  },
};
