import { inNorwegianSentence } from '#platform/language/capitals.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  title: 'Meldingar',
  lead: 'E-post og SMS som ventar på å bli sende, og det som vart gitt opp.',
  queues: 'Køane',
  queue: (waiting, failed) => `${waiting} ventar, ${failed} gitt opp siste døgn`,
  channels: { email: 'E-post', sms: 'SMS' },
  classes: { code: 'Kodar', urgent: 'Hastar', ordinary: 'Vanlege', bulk: 'Til mange' },
  nothing_waits: 'Ingenting ventar.',
  dead: 'Kom ikkje fram',
  none: { title: 'Alt har kome fram', text: 'Det som blir gitt opp, ser du her, med grunnen.' },
  count: (count) => (count === 1 ? '1 melding' : `${count} meldingar`),
  retryable: (count) => (count === 1 ? '1 kan prøvast igjen' : `${count} kan prøvast igjen`),
  period: (first, last) => `Første gong ${inNorwegianSentence(first)}, sist ${inNorwegianSentence(last)}`,
  unknown: 'Utan grunn',
  retry: 'Prøv alle igjen',
  retry_title: 'Prøve alle igjen?',
  retry_text: 'Meldingane blir lagde i køen på nytt og prøvde i eit døgn. Sjekk først at det som var gale, er retta.',
  retry_yes: 'Prøv igjen',
  cancel: 'Avbryt',
  close: 'Lukk',
  done: (count) => (count === 1 ? '1 melding er lagd i køen' : `${count} meldingar er lagde i køen`),
};
