import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const NOTHING_CHANGED = {
  nb: 'Ingenting er endret.',
  nn: 'Ingenting er endra.',
  en: 'Nothing has been changed.',
} as const;

const nb = {
  no_payer: 'Kommunen har ikke lagt inn kontoen det skal betales fra. Gjør det først.',
  stopped: 'Utbetalingene er stanset til kontrollen av regnskapet stemmer. Se på Revisjon hva som er galt.',
  nothing_to_pay: 'Ingen godkjente betalinger venter på å bli sendt.',
  changed: 'Filen er endret siden du åpnet siden. Last den inn på nytt.',
  second_person: 'Den som lager filen, kan ikke godkjenne den. Be en annen administrator se på den.',
  decided_own: 'Du har godkjent en betaling i filen. Da må en annen administrator godkjenne filen.',
  not_approved: 'Filen må godkjennes før den kan sendes til banken.',
  payee_stopped: (payees: string) =>
    `Filen betaler ${payees}, som nå er stanset eller slettet. Trekk filen tilbake, så kommer de andre betalingene med i neste fil. ${NOTHING_CHANGED.nb}`,
  payee_stopped_since: (payees: string) =>
    `Filen betaler ${payees}, som nå er stanset eller slettet, så den kan ikke hentes på nytt. Spør banken om den har fått filen, og les inn svaret.`,
  sent_already: 'Filen er hentet, og banken kan ha fått den. Da kan den ikke trekkes tilbake.',
  reason: 'Skriv hvorfor filen trekkes tilbake.',
  name: 'Skriv navnet på den som betaler, med høyst 70 tegn.',
  organisation_number: 'Et organisasjonsnummer har 9 siffer. Se om to siffer har byttet plass.',
  bank_account: 'Et kontonummer har 11 siffer, for eksempel 1234.56.78903. Se om to siffer har byttet plass.',
  bic: 'BIC har 8 eller 11 tegn, for eksempel DNBANOKK. Banken kan si hva den er.',
  answer: {
    not_read: `Vi kan ikke lese filen. Last ned svaret fra nettbanken en gang til, og velg XML. ${NOTHING_CHANGED.nb}`,
    unknown_kind: `Dette er ikke et svar fra banken. Velg en fil av typen pain.002 eller camt.054. ${NOTHING_CHANGED.nb}`,
    amount: `Et beløp i filen er ikke i hele øre og norske kroner. Spør banken. ${NOTHING_CHANGED.nb}`,
    too_large: `Filen er for stor til å være et svar på bankfilene våre. ${NOTHING_CHANGED.nb}`,
    not_ours: `Svaret gjelder ingen av kommunens bankfiler. Se om du har valgt riktig fil. ${NOTHING_CHANGED.nb}`,
    not_sent: `Svaret gjelder en bankfil som ikke er hentet og sendt ennå. ${NOTHING_CHANGED.nb}`,
    withdrawn: `Svaret gjelder en bankfil som er trukket tilbake. Spør banken hva den har fått. ${NOTHING_CHANGED.nb}`,
    unknown_lines: (count: number) =>
      `${count === 1 ? 'En betaling' : `${count} betalinger`} i filen er ikke fra kommunens bankfiler. Be banken om et svar som bare gjelder dem. ${NOTHING_CHANGED.nb}`,
    other_amount: (payee: string) =>
      `Banken har et annet beløp enn oss for betalingen til ${payee}. Spør banken. ${NOTHING_CHANGED.nb}`,
    answered_otherwise: (payee: string) =>
      `Banken har svart noe annet om betalingen til ${payee} før. Spør banken hva som gjelder. ${NOTHING_CHANGED.nb}`,
    taken_already: `Dette svaret er lest inn før. ${NOTHING_CHANGED.nb}`,
  },
};

const nn: TextsLike<typeof nb> = {
  no_payer: 'Kommunen har ikkje lagt inn kontoen det skal betalast frå. Gjer det først.',
  stopped: 'Utbetalingane er stansa til kontrollen av rekneskapen stemmer. Sjå på Revisjon kva som er gale.',
  nothing_to_pay: 'Ingen godkjende betalingar ventar på å bli sende.',
  changed: 'Fila er endra sidan du opna sida. Last ho inn på nytt.',
  second_person: 'Den som lagar fila, kan ikkje godkjenne ho. Be ein annan administrator sjå på ho.',
  decided_own: 'Du har godkjent ei betaling i fila. Då må ein annan administrator godkjenne fila.',
  not_approved: 'Fila må godkjennast før ho kan sendast til banken.',
  payee_stopped: (payees) =>
    `Fila betaler ${payees}, som no er stansa eller sletta. Trekk fila tilbake, så kjem dei andre betalingane med i neste fil. ${NOTHING_CHANGED.nn}`,
  payee_stopped_since: (payees) =>
    `Fila betaler ${payees}, som no er stansa eller sletta, så ho kan ikkje hentast på nytt. Spør banken om han har fått fila, og les inn svaret.`,
  sent_already: 'Fila er henta, og banken kan ha fått ho. Då kan ho ikkje trekkjast tilbake.',
  reason: 'Skriv kvifor fila blir trekt tilbake.',
  name: 'Skriv namnet på den som betaler, med høgst 70 teikn.',
  organisation_number: 'Eit organisasjonsnummer har 9 siffer. Sjå om to siffer har bytt plass.',
  bank_account: 'Eit kontonummer har 11 siffer, til dømes 1234.56.78903. Sjå om to siffer har bytt plass.',
  bic: 'BIC har 8 eller 11 teikn, til dømes DNBANOKK. Banken kan seie kva han er.',
  answer: {
    not_read: `Vi kan ikkje lese fila. Last ned svaret frå nettbanken ein gong til, og vel XML. ${NOTHING_CHANGED.nn}`,
    unknown_kind: `Dette er ikkje eit svar frå banken. Vel ei fil av typen pain.002 eller camt.054. ${NOTHING_CHANGED.nn}`,
    amount: `Eit beløp i fila er ikkje i heile øre og norske kroner. Spør banken. ${NOTHING_CHANGED.nn}`,
    too_large: `Fila er for stor til å vere eit svar på bankfilene våre. ${NOTHING_CHANGED.nn}`,
    not_ours: `Svaret gjeld ingen av bankfilene til kommunen. Sjå om du har valt rett fil. ${NOTHING_CHANGED.nn}`,
    not_sent: `Svaret gjeld ei bankfil som ikkje er henta og send enno. ${NOTHING_CHANGED.nn}`,
    withdrawn: `Svaret gjeld ei bankfil som er trekt tilbake. Spør banken kva han har fått. ${NOTHING_CHANGED.nn}`,
    unknown_lines: (count) =>
      `${count === 1 ? 'Ei betaling' : `${count} betalingar`} i fila er ikkje frå bankfilene til kommunen. Be banken om eit svar som berre gjeld dei. ${NOTHING_CHANGED.nn}`,
    other_amount: (payee) =>
      `Banken har eit anna beløp enn oss for betalinga til ${payee}. Spør banken. ${NOTHING_CHANGED.nn}`,
    answered_otherwise: (payee) =>
      `Banken har svart noko anna om betalinga til ${payee} før. Spør banken kva som gjeld. ${NOTHING_CHANGED.nn}`,
    taken_already: `Dette svaret er lese inn før. ${NOTHING_CHANGED.nn}`,
  },
};

const en: TextsLike<typeof nb> = {
  no_payer: 'The municipality has not entered the account to pay from. Do that first.',
  stopped: 'Payouts are stopped until the control of the ledger adds up. See what is wrong under Audit.',
  nothing_to_pay: 'No approved payments are waiting to be sent.',
  changed: 'The file has changed since you opened the page. Reload it.',
  second_person: 'The person who made the file cannot approve it. Ask another admin to look at it.',
  decided_own: 'You approved a payment in the file. Another admin has to approve the file.',
  not_approved: 'The file has to be approved before it can be sent to the bank.',
  payee_stopped: (payees) =>
    `The file pays ${payees}, now stopped or deleted. Withdraw the file, and the other payments go into the next one. ${NOTHING_CHANGED.en}`,
  payee_stopped_since: (payees) =>
    `The file pays ${payees}, now stopped or deleted, so it cannot be fetched again. Ask the bank if it has the file, and read in its answer.`,
  sent_already: 'The file has been fetched, and the bank may have it. It can no longer be withdrawn.',
  reason: 'Say why the file is withdrawn.',
  name: 'Enter the name of the payer, in 70 characters at most.',
  organisation_number: 'An organisation number has 9 digits. See if two digits have changed places.',
  bank_account: 'An account number has 11 digits, such as 1234.56.78903. See if two digits have changed places.',
  bic: 'A BIC has 8 or 11 characters, such as DNBANOKK. Your bank can tell you.',
  answer: {
    not_read: `We cannot read the file. Download the answer from the bank again, as XML. ${NOTHING_CHANGED.en}`,
    unknown_kind: `This is not an answer from a bank. Choose a pain.002 or camt.054 file. ${NOTHING_CHANGED.en}`,
    amount: `An amount in the file is not in whole øre and Norwegian kroner. Ask the bank. ${NOTHING_CHANGED.en}`,
    too_large: `The file is too large to be an answer to our bank files. ${NOTHING_CHANGED.en}`,
    not_ours: `The answer is not about any of the municipality’s bank files. See if you chose the right file. ${NOTHING_CHANGED.en}`,
    not_sent: `The answer is about a bank file that has not been fetched and sent yet. ${NOTHING_CHANGED.en}`,
    withdrawn: `The answer is about a bank file that was withdrawn. Ask the bank what it was given. ${NOTHING_CHANGED.en}`,
    unknown_lines: (count) =>
      `${count === 1 ? 'One payment' : `${count} payments`} in the file did not come from the municipality’s bank files. Ask the bank for an answer about those alone. ${NOTHING_CHANGED.en}`,
    other_amount: (payee) =>
      `The bank has another amount than we have for the payment to ${payee}. Ask the bank. ${NOTHING_CHANGED.en}`,
    answered_otherwise: (payee) =>
      `The bank has answered otherwise about the payment to ${payee} before. Ask the bank which holds. ${NOTHING_CHANGED.en}`,
    taken_already: `This answer has been read in before. ${NOTHING_CHANGED.en}`,
  },
};

export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
