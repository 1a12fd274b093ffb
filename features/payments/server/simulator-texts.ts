import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  title: 'Test av betaling',
  badge: 'Testtjeneste',
  notReal: 'Dette er ikke Vipps. Her prøver du betaling uten at det går penger fra noen.',
  heading: 'Vil du betale?',
  yes: 'Godkjenn betalingen',
  no: 'Avbryt',
  over: 'Det er ingenting å betale her',
  overHelp: 'Betalingen er avgjort, eller tiden har gått ut. Gå tilbake til portalen for å se hvordan det gikk.',
};

const nn: TextsLike<typeof nb> = {
  title: 'Test av betaling',
  badge: 'Testteneste',
  notReal: 'Dette er ikkje Vipps. Her prøver du betaling utan at det går pengar frå nokon.',
  heading: 'Vil du betale?',
  yes: 'Godkjenn betalinga',
  no: 'Avbryt',
  over: 'Det er ingenting å betale her',
  overHelp: 'Betalinga er avgjord, eller tida har gått ut. Gå tilbake til portalen for å sjå korleis det gjekk.',
};

const en: TextsLike<typeof nb> = {
  title: 'Payment test',
  badge: 'Test service',
  notReal: 'This is not Vipps. Here you can try a payment without any money changing hands.',
  heading: 'Do you want to pay?',
  yes: 'Approve the payment',
  no: 'Cancel',
  over: 'There is nothing to pay here',
  overHelp: 'The payment is settled, or the time has run out. Go back to the portal to see how it went.',
};

export const SIMULATOR_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
