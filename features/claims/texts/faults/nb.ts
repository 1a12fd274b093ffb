import type { ClaimFault } from '../../form.ts';

export const nb = {
  amount_missing: 'Skriv hvor mye du vil betale.',
  amount: 'Skriv et beløp i kroner, med høyst to desimaler. For eksempel 450 eller 1 450,00.',
  amount_zero: 'Beløpet må være over 0. For eksempel 450 eller 1 450,00.',
  amount_high: 'Beløpet kan være høyst kr 100 000. Sjekk at du ikke har skrevet et siffer for mye.',
  account_missing: 'Skriv kontonummeret pengene skal til.',
  account_length: 'Et kontonummer har 11 siffer, for eksempel 1234.56.78903.',
  account_digit: 'Kontonummeret stemmer ikke. Se om to siffer har byttet plass.',
  kid_length: 'KID har 2 til 25 siffer. La feltet stå tomt hvis det ikke står KID på fakturaen.',
  kid_digit: 'KID-en stemmer ikke. Se på fakturaen en gang til.',
} satisfies Record<ClaimFault, string>;
