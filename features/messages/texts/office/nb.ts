import { inNorwegianSentence } from '#platform/language/capitals.ts';

export const nb = {
  title: 'Meldinger',
  lead: 'E-post og SMS som venter på å bli sendt, og det som ble gitt opp.',
  queues: 'Køene',
  queue: (waiting: number, failed: number) => `${waiting} venter, ${failed} gitt opp siste døgn`,
  channels: { email: 'E-post', sms: 'SMS' },
  classes: { code: 'Koder', urgent: 'Haster', ordinary: 'Vanlige', bulk: 'Til mange' },
  nothing_waits: 'Ingenting venter.',
  dead: 'Kom ikke fram',
  none: { title: 'Alt har kommet fram', text: 'Det som blir gitt opp, ser du her, med grunnen.' },
  count: (count: number) => (count === 1 ? '1 melding' : `${count} meldinger`),
  retryable: (count: number) => (count === 1 ? '1 kan prøves igjen' : `${count} kan prøves igjen`),
  period: (first: string, last: string) =>
    `Første gang ${inNorwegianSentence(first)}, sist ${inNorwegianSentence(last)}`,
  unknown: 'Uten grunn',
  retry: 'Prøv alle igjen',
  retry_title: 'Prøve alle igjen?',
  retry_text: 'Meldingene legges i køen på nytt og prøves i et døgn. Sjekk først at det som var galt, er rettet.',
  retry_yes: 'Prøv igjen',
  cancel: 'Avbryt',
  close: 'Lukk',
  done: (count: number) => (count === 1 ? '1 melding er lagt i køen' : `${count} meldinger er lagt i køen`),
};
