import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  label: 'Adresse',
  help: 'Skriv litt av adressa og vel rett adresse i lista.',
  not_chosen: 'Adressa du skreiv inn, er ikkje gyldig. Skriv ein del av adressa og vel den rette i lista',
  write_more: 'Skriv litt meir',
  searching: 'Leitar etter adressa',
  found: (count) =>
    count === 0 ? 'Vi fann inga adresse som passar' : count === 1 ? 'Éi adresse' : `${count} adresser`,
  unavailable: 'Vi får ikkje tak i adressene akkurat no. Prøv igjen om litt.',
};
