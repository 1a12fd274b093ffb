import { inNorwegianSentence as inSentence } from '#platform/language/capitals.ts';
import type { PayoutTexts } from './token.ts';

const payments = (count: number) => (count === 1 ? '1 betaling' : `${count} betalingar`);
const notOurs = (count: number) =>
  count === 1
    ? '1 anna betaling i fila er ikkje frå bankfilene våre.'
    : `${count} andre betalingar i fila er ikkje frå bankfilene våre.`;

export const nn: PayoutTexts = {
  title: 'Bankfiler',
  to_pay: (count, sum) =>
    count === 1
      ? `1 godkjend betaling på ${sum} ventar på neste fil.`
      : `${payments(count)} på til saman ${sum} ventar på neste fil.`,
  nothing_to_pay: 'Ingen godkjende betalingar ventar på neste fil.',
  daily: 'Kvar kvardag kl. 07 blir det laga ei fil av det som er godkjent.',
  make: 'Lag bankfil no',
  read_answer: 'Les inn svar frå banken',
  stopped: {
    title: 'Utbetalingane er stansa',
    text: 'Ingen filer blir laga, godkjende eller sende før kontrollen av rekneskapen stemmer.',
    link: 'Sjå kontrollen',
  },
  no_payer: {
    title: 'Kommunen har ikkje lagt inn kontoen det skal betalast frå',
    text: 'Utan han kan vi ikkje lage bankfiler.',
    set: 'Legg inn konto',
  },
  payer: {
    line: (account, name) => `Blir betalt frå ${account}, ${name}`,
    change: 'Endre',
    title: 'Kontoen det blir betalt frå',
    text: 'Nye filer bruker det du skriv her. Filer som er laga, blir ikkje endra.',
    name: 'Namn på den som betaler',
    organisation_number: 'Organisasjonsnummer',
    bank_account: 'Kontonummer',
    bic: 'BIC',
    bic_help: 'Koden til banken, til dømes DNBANOKK.',
    save: 'Lagre',
    cancel: 'Avbryt',
    saved: 'Kontoen er lagra',
  },
  file: {
    name: (number) => `Bankfil ${number}`,
    about: (count, sum) => `${payments(count)} · ${sum}`,
    made: (name) => `Laga av ${name}`,
    made_by_job: 'Laga av den daglege jobben',
    made_by_gone: 'Laga av ein som har slutta',
    approved: (name) => `Godkjend av ${name}`,
    approved_by_gone: 'Godkjend',
    sent: (when) => `Henta ${inSentence(when)}`,
    answered: (when) => `Svar frå banken ${inSentence(when)}`,
    withdrawn: (name, when) => `Trekt tilbake av ${name} ${inSentence(when)}`,
    withdrawn_by_gone: (when) => `Trekt tilbake ${inSentence(when)}`,
    why: (reason) => `Grunn: ${reason}`,
    not_sent: 'Ikkje send',
    waits_for_you: 'Ventar på at du godkjenner',
    waits_for_other: 'Ventar på at ein annan godkjenner',
    waits_for_bank: 'Ventar på svar frå banken',
    pays_stopped: (names) => `Betaler ${names}, som er stansa eller sletta. Trekk fila tilbake`,
    ready: 'Klar til å hentast',
    all_paid: 'Alle betalte',
    failed: (count) => (count === 1 ? '1 feila' : `${count} feila`),
  },
  approve: 'Godkjenn',
  download: 'Hent fila',
  download_again: 'Hent på nytt',
  withdraw: {
    deed: 'Trekk tilbake',
    title: (number) => `Trekkje tilbake bankfil ${number}?`,
    text: 'Fila blir ikkje send. Betalingane i ho ventar på neste fil. Fila blir ståande i lista med grunnen du skriv.',
    reason: 'Kvifor trekkjer du fila tilbake?',
    submit: 'Trekk tilbake',
    cancel: 'Avbryt',
  },
  open: 'Opne',
  which: (deed, file) => `${deed}: ${file}`,
  opened: {
    message_id: 'Meldings-ID',
    payer: 'Blir betalt frå',
    pay_on: 'Blir betalt',
    withdrawn: 'Trekt tilbake fordi',
    total: 'Sum',
    lines: 'Betalingar i fila',
    to: 'Til',
    account: 'Kontonummer',
    amount: 'Beløp',
    result: 'Svar',
    results: { paid: 'Betalt', failed: 'Feila', none: 'Ikkje svart', withdrawn: 'Trekt tilbake' },
    codes: { refused: 'Banken avviste ho', unknown: 'Ukjent kontonummer' },
    retry: 'Det som feila, kan prøvast igjen under Transaksjonar når kontonummeret er retta.',
    own: 'Du har laga fila. Ein annan administrator må sjå på ho og godkjenne.',
    decided: 'Du har godkjent ei betaling i fila. Ein annan administrator må sjå på ho og godkjenne.',
    close: 'Lukk',
  },
  done: {
    made: 'Bankfila er laga. No må ein annan godkjenne ho.',
    approved: 'Bankfila er godkjend',
    withdrawn: 'Bankfila er trekt tilbake. Betalingane ventar på neste fil.',
    downloaded: 'Fila er henta. Send ho i nettbanken.',
    answered: 'Svaret er lese inn',
    answer: (paid, failed, waiting, not_ours) =>
      `${paid} betalt, ${failed} feila, ${waiting} ventar.${not_ours === 0 ? '' : ` ${notOurs(not_ours)}`}`,
  },
  empty: { title: 'Ingen bankfiler enno', text: 'Den første kjem når det er godkjende betalingar å sende.' },
  failed: 'Vi klarte ikkje å hente bankfilene.',
  pages: { label: 'Sider', previous: 'Førre', next: 'Neste', page: (page) => `Side ${page}` },
};
