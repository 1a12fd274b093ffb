import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Revisjonslogg',
  lead: 'Kva tilsette, kommunar og vi som driftar har gjort, og kvifor. Ingen kan endre loggen.',
  kind: 'Kva',
  any: 'Alt',
  when: 'Når',
  always: 'Heile loggen',
  days: { 1: 'Siste døgn', 7: 'Siste 7 dagar', 30: 'Siste 30 dagar', 365: 'Siste år' },
  kinds: {
    log_in_as: 'Innlogging som andre',
    accounts: 'Brukarar og rettar',
    organisations: 'Organisasjonar',
    contents: 'Aktivitetar og innhald',
    money: 'Kontoar og pengar',
    families: 'Familiar',
    other: 'Anna',
  },
  portal: 'Portalen sjølv',
  acting_as: (name) => `som ${name}`,
  about: (name) => `Gjeld ${name}`,
  reason: (reason) => `Grunn: ${reason}`,
  seal: (seal) => `Kjede ${seal}`,
  entries: 'Hendingar',
  none: { title: 'Ingen hendingar', text: 'Prøv eit anna utval.' },
  none_so_far: 'Ingen treff så langt bakover i loggen.',
  more: 'Sjå lenger bakover',
  chain: (count) => `Kjeda er heil. Dei siste ${count} hendingane er sjekka no.`,
  chain_empty: 'Kjeda har ikkje noko å sjekke enno.',
  broken: (id) => `Kjeda er broten ved hending ${id}. Noko er endra eller fjerna i databasen.`,
};
