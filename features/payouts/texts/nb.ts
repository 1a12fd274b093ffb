import { inNorwegianSentence as inSentence } from '#platform/language/capitals.ts';

const payments = (count: number) => (count === 1 ? '1 betaling' : `${count} betalinger`);
const notOurs = (count: number) =>
  count === 1
    ? '1 annen betaling i filen er ikke fra bankfilene våre.'
    : `${count} andre betalinger i filen er ikke fra bankfilene våre.`;

export const nb = {
  title: 'Bankfiler',
  to_pay: (count: number, sum: string) =>
    count === 1
      ? `1 godkjent betaling på ${sum} venter på neste fil.`
      : `${payments(count)} på til sammen ${sum} venter på neste fil.`,
  nothing_to_pay: 'Ingen godkjente betalinger venter på neste fil.',
  daily: 'Hver ukedag kl. 07 lages det en fil av det som er godkjent.',
  make: 'Lag bankfil nå',
  read_answer: 'Les inn svar fra banken',
  stopped: {
    title: 'Utbetalingene er stanset',
    text: 'Ingen filer blir laget, godkjent eller sendt før kontrollen av regnskapet stemmer.',
    link: 'Se kontrollen',
  },
  no_payer: {
    title: 'Kommunen har ikke lagt inn kontoen det skal betales fra',
    text: 'Uten den kan vi ikke lage bankfiler.',
    set: 'Legg inn konto',
  },
  payer: {
    line: (account: string, name: string) => `Betales fra ${account}, ${name}`,
    change: 'Endre',
    title: 'Kontoen det betales fra',
    text: 'Nye filer bruker det du skriver her. Filer som er laget, blir ikke endret.',
    name: 'Navn på den som betaler',
    organisation_number: 'Organisasjonsnummer',
    bank_account: 'Kontonummer',
    bic: 'BIC',
    bic_help: 'Bankens kode, for eksempel DNBANOKK.',
    save: 'Lagre',
    cancel: 'Avbryt',
    saved: 'Kontoen er lagret',
  },
  file: {
    name: (number: number) => `Bankfil ${number}`,
    about: (count: number, sum: string) => `${payments(count)} · ${sum}`,
    made: (name: string) => `Laget av ${name}`,
    made_by_job: 'Laget av den daglige jobben',
    made_by_gone: 'Laget av en som har sluttet',
    approved: (name: string) => `Godkjent av ${name}`,
    approved_by_gone: 'Godkjent',
    sent: (when: string) => `Hentet ${inSentence(when)}`,
    answered: (when: string) => `Svar fra banken ${inSentence(when)}`,
    withdrawn: (name: string, when: string) => `Trukket tilbake av ${name} ${inSentence(when)}`,
    withdrawn_by_gone: (when: string) => `Trukket tilbake ${inSentence(when)}`,
    why: (reason: string) => `Grunn: ${reason}`,
    not_sent: 'Ikke sendt',
    waits_for_you: 'Venter på at du godkjenner',
    waits_for_other: 'Venter på at en annen godkjenner',
    waits_for_bank: 'Venter på svar fra banken',
    pays_stopped: (names: string) => `Betaler ${names}, som er stanset eller slettet. Trekk filen tilbake`,
    ready: 'Klar til å hentes',
    all_paid: 'Alle betalt',
    failed: (count: number) => `${count} feilet`,
  },
  approve: 'Godkjenn',
  download: 'Hent filen',
  download_again: 'Hent på nytt',
  withdraw: {
    deed: 'Trekk tilbake',
    title: (number: number) => `Trekke tilbake bankfil ${number}?`,
    text: 'Filen blir ikke sendt. Betalingene i den venter på neste fil. Filen blir stående i listen med grunnen du skriver.',
    reason: 'Hvorfor trekker du filen tilbake?',
    submit: 'Trekk tilbake',
    cancel: 'Avbryt',
  },
  open: 'Åpne',
  which: (deed: string, file: string) => `${deed}: ${file}`,
  opened: {
    message_id: 'Meldings-ID',
    payer: 'Betales fra',
    pay_on: 'Betales',
    withdrawn: 'Trukket tilbake fordi',
    total: 'Sum',
    lines: 'Betalinger i filen',
    to: 'Til',
    account: 'Kontonummer',
    amount: 'Beløp',
    result: 'Svar',
    results: { paid: 'Betalt', failed: 'Feilet', none: 'Ikke svart', withdrawn: 'Trukket tilbake' },
    codes: { refused: 'Banken avviste den', unknown: 'Ukjent kontonummer' },
    retry: 'Det som feilet, kan prøves igjen under Transaksjoner når kontonummeret er rettet.',
    own: 'Du har laget filen. En annen administrator må se på den og godkjenne.',
    decided: 'Du har godkjent en betaling i filen. En annen administrator må se på den og godkjenne.',
    close: 'Lukk',
  },
  done: {
    made: 'Bankfilen er laget. Nå må en annen godkjenne den.',
    approved: 'Bankfilen er godkjent',
    withdrawn: 'Bankfilen er trukket tilbake. Betalingene venter på neste fil.',
    downloaded: 'Filen er hentet. Send den i nettbanken.',
    answered: 'Svaret er lest inn',
    answer: (paid: number, failed: number, waiting: number, not_ours: number) =>
      `${paid} betalt, ${failed} feilet, ${waiting} venter.${not_ours === 0 ? '' : ` ${notOurs(not_ours)}`}`,
  },
  empty: { title: 'Ingen bankfiler ennå', text: 'Den første kommer når det er godkjente betalinger å sende.' },
  failed: 'Vi klarte ikke å hente bankfilene.',
  pages: { label: 'Sider', previous: 'Forrige', next: 'Neste', page: (page: number) => `Side ${page}` },
};
