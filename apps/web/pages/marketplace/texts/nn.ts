import { inNorwegianSentence } from '#platform/language/capitals.ts';
import type { MarketplaceTexts } from './token.ts';

export const nn: MarketplaceTexts = {
  title: 'Billettar og utstyr',
  description: 'Gratis billettar og utstyr til låns for barn og unge med fritidskonto.',
  lead: 'Hent gratis billettar, og lån utstyr når du treng det.',
  ready_one: (name) => `Du har ein billett klar: ${name}.`,
  ready: (count) => `Du har ${count} billettar klare.`,
  due: (name, when) => `${name} skal leverast ${inNorwegianSentence(when)}.`,
  tabs: {
    label: 'Fritidskonto',
    accounts: 'Kontoar',
    market: 'Billettar og utstyr',
    info: 'Info',
    no_account: 'Du treng ein fritidskonto som gjeld her, for å hente billettar og låne utstyr.',
  },
  own: 'Klart til bruk',
  earlier: 'Tidlegare',
  own_failed: 'Vi klarte ikkje å hente billettane og låna dine.',
  welcome: {
    title: 'For deg med fritidskonto',
    text: 'Kommunen har billettar til mellom anna symjehall og kino, og utstyr du kan låne. Logg inn for å sjå kva som er ledig no.',
    log_in: 'Logg inn',
    about: 'Om fritidskonto',
  },
  none: {
    title: 'Du har ingen fritidskonto som gjeld her',
    text: 'Billettar og utstyr er for barn og unge med fritidskonto. Sjå om de kan få ein.',
    to_accounts: 'Sjå kontoane',
  },
};
