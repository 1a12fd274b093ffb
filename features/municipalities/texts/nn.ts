import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  chooser: {
    title: 'Vel kommune',
    explanation:
      'Vi viser deg det som skjer i kommunen du vel. Du kan byte når du vil. Vel du ein kommune utan eigen portal, blir du verande her.',
    without_portal: 'Utan eigen portal',
    search: 'Søk etter kommune',
    searchHelp: 'Skriv namnet på kommunen eller fylket',
    clearSearch: 'Tøm søket',
    county: 'Fylke',
    allCounties: 'Alle fylke',
    districts: 'Bydelar',
    wholeCountry: 'Heile Noreg',
    chosen: 'Vald kommune',
    hits: (count) => (count === 1 ? '1 kommune' : `${count} kommunar`),
    empty: (query) => `Vi fann ingen kommune som passar med «${query}».`,
    emptyHint: 'Sjekk skrivemåten, eller bla i lista.',
    loading: 'Hentar kommunane',
    failed: 'Vi klarte ikkje å hente kommunane. Prøv igjen om litt.',
    retry: 'Prøv igjen',
    close: 'Lukk',
  },
  suggestion: {
    question: (inPlace) => `Er du ${inPlace}?`,
    explanation: 'Då viser vi deg det som skjer der.',
    accept: 'Ja, bruk denne',
    change: 'Byt kommune',
    close: 'Lukk framlegget',
  },
};
