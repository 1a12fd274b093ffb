import type { ClaimFault } from '../../form.ts';

export const nn: Record<ClaimFault, string> = {
  amount_missing: 'Skriv kor mykje du vil betale.',
  amount: 'Skriv eit beløp i kroner, med høgst to desimalar. Til dømes 450 eller 1 450,00.',
  amount_zero: 'Beløpet må vere over 0. Til dømes 450 eller 1 450,00.',
  amount_high: 'Beløpet kan vere høgst kr 100 000. Sjekk at du ikkje har skrive eit siffer for mykje.',
  account_missing: 'Skriv kontonummeret pengane skal til.',
  account_length: 'Eit kontonummer har 11 siffer, til dømes 1234.56.78903.',
  account_digit: 'Kontonummeret stemmer ikkje. Sjå om to siffer har bytt plass.',
  kid_length: 'KID har 2 til 25 siffer. La feltet stå tomt om det ikkje står KID på fakturaen.',
  kid_digit: 'KID-en stemmer ikkje. Sjå på fakturaen ein gong til.',
};
