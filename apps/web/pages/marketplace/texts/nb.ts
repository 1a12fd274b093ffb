import { inNorwegianSentence } from '#platform/language/capitals.ts';

export const nb = {
  title: 'Billetter og utstyr',
  description: 'Gratis billetter og utstyr til låns for barn og unge med fritidskonto.',
  lead: 'Hent gratis billetter, og lån utstyr når du trenger det.',
  ready_one: (name: string) => `Du har en billett klar: ${name}.`,
  ready: (count: number) => `Du har ${count} billetter klare.`,
  due: (name: string, when: string) => `${name} skal leveres ${inNorwegianSentence(when)}.`,
  tabs: {
    label: 'Fritidskonto',
    accounts: 'Kontoer',
    market: 'Billetter og utstyr',
    info: 'Info',
    no_account: 'Du trenger en fritidskonto som gjelder her, for å hente billetter og låne utstyr.',
  },
  own: 'Klart til bruk',
  earlier: 'Tidligere',
  own_failed: 'Vi klarte ikke å hente billettene og lånene dine.',
  welcome: {
    title: 'For deg med fritidskonto',
    text: 'Kommunen har billetter til blant annet svømmehall og kino, og utstyr du kan låne. Logg inn for å se hva som er ledig nå.',
    log_in: 'Logg inn',
    about: 'Om fritidskonto',
  },
  none: {
    title: 'Du har ingen fritidskonto som gjelder her',
    text: 'Billetter og utstyr er for barn og unge med fritidskonto. Se om dere kan få en.',
    to_accounts: 'Se kontoene',
  },
};
