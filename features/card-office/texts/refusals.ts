import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  wrong_number: 'Dette er ikke et gyldig fødselsnummer. Sjekk sifrene.',
  reason_missing: 'Skriv hvorfor, med minst fem tegn. Det står i loggen.',
  amount: 'Skriv et beløp i kroner, med høyst to desimaler. For eksempel 500 eller 1 250,50.',
  amount_zero: 'Beløpet må være over 0. For eksempel 500 eller 1 250,50.',
  amount_high: (most: string) => `Du kan endre høyst ${most} om gangen. Sjekk at det ikke er et siffer for mye.`,
  day_full: (most: string) =>
    `Du kan sette inn høyst ${most} om dagen alene. Be en annen administrator sette inn resten. Ingenting er satt inn.`,
  expired: 'Kontoen er utløpt, så beløpet kan ikke endres. Ingenting er endret.',
  budget_short: (left: string) => `Rammen for ordningen har bare ${left} igjen. Ingenting er satt inn.`,
  purse_short: (left: string) =>
    `Det er bare ${left} på kontoen som kan tas ut. Det som venter på svar, er holdt av. Ingenting er tatt ut.`,
  no_accounts: 'Ordningen har ingen åpne kontoer nå. Ingenting er satt inn.',
  run_short: (needed: string, left: string) =>
    `Det trengs ${needed}, men rammen for ordningen har bare ${left} igjen. Ingenting er satt inn.`,
  run_open: 'En innsetting i denne ordningen er allerede i gang eller venter. Vent til den er ferdig, eller stans den.',
  other_admin: 'Beløpet er så stort at en annen administrator må starte innsettingen.',
  run_over: 'Innsettingen er allerede ferdig eller stanset. Last siden inn på nytt.',
};

const nn: TextsLike<typeof nb> = {
  wrong_number: 'Dette er ikkje eit gyldig fødselsnummer. Sjekk siffera.',
  reason_missing: 'Skriv kvifor, med minst fem teikn. Det står i loggen.',
  amount: 'Skriv eit beløp i kroner, med høgst to desimalar. Til dømes 500 eller 1 250,50.',
  amount_zero: 'Beløpet må vere over 0. Til dømes 500 eller 1 250,50.',
  amount_high: (most) => `Du kan endre høgst ${most} om gongen. Sjekk at det ikkje er eit siffer for mykje.`,
  day_full: (most) =>
    `Du kan setje inn høgst ${most} om dagen åleine. Be ein annan administrator setje inn resten. Ingenting er sett inn.`,
  expired: 'Kontoen er utgått, så beløpet kan ikkje endrast. Ingenting er endra.',
  budget_short: (left) => `Ramma for ordninga har berre ${left} igjen. Ingenting er sett inn.`,
  purse_short: (left) =>
    `Det er berre ${left} på kontoen som kan takast ut. Det som ventar på svar, er halde av. Ingenting er teke ut.`,
  no_accounts: 'Ordninga har ingen opne kontoar no. Ingenting er sett inn.',
  run_short: (needed, left) =>
    `Det trengst ${needed}, men ramma for ordninga har berre ${left} igjen. Ingenting er sett inn.`,
  run_open: 'Ei innsetjing i denne ordninga er allereie i gang eller ventar. Vent til ho er ferdig, eller stans ho.',
  other_admin: 'Beløpet er så stort at ein annan administrator må starte innsetjinga.',
  run_over: 'Innsetjinga er allereie ferdig eller stansa. Last sida inn på nytt.',
};

const en: TextsLike<typeof nb> = {
  wrong_number: 'This is not a valid national identity number. Check the digits.',
  reason_missing: 'Write why, with at least five characters. It is kept in the log.',
  amount: 'Write an amount in kroner, with two decimals at most. For example 500 or 1 250,50.',
  amount_zero: 'The amount must be above 0. For example 500 or 1 250,50.',
  amount_high: (most) => `You can change ${most} at most at a time. Check that there is not one digit too many.`,
  day_full: (most) =>
    `You can put in ${most} at most in a day alone. Ask another administrator to put in the rest. Nothing has been put in.`,
  expired: 'The account has expired, so the amount cannot be changed. Nothing has changed.',
  budget_short: (left) => `The scheme’s budget has only ${left} left. Nothing has been put in.`,
  purse_short: (left) =>
    `Only ${left} can be taken out of the account. What is waiting for an answer is held. Nothing has been taken out.`,
  no_accounts: 'The scheme has no open accounts now. Nothing has been put in.',
  run_short: (needed, left) =>
    `This takes ${needed}, but the scheme’s budget has only ${left} left. Nothing has been put in.`,
  run_open: 'Money is already being put into this scheme, or waits to be. Wait until it is done, or stop it.',
  other_admin: 'The amount is so large that another administrator has to start it.',
  run_over: 'It has already been done or stopped. Reload the page.',
};

/** What the server says to the municipality's people. */
export const OFFICE_REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
