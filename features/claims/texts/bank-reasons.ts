import type { Locale } from '#platform/language/locale.ts';

/** Why the bank did not pay, where the account is the reason. */
export const BANK_REASONS: Record<Locale, string> = {
  nb: 'Banken finner ikke kontonummeret. Det må rettes først.',
  nn: 'Banken finn ikkje kontonummeret. Det må rettast først.',
  en: 'The bank cannot find the account number. It has to be put right first.',
};
