import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  no_idporten: 'Denne portalen er ikke koblet til ID-porten. Logg inn med e-post eller mobilnummer i stedet.',
  no_more_sms:
    'Vi kan ikke sende flere koder på SMS i dag. Bruk e-postadressen din i stedet, eller prøv igjen i morgen.',
};

const nn: TextsLike<typeof nb> = {
  no_idporten: 'Denne portalen er ikkje kopla til ID-porten. Logg inn med e-post eller mobilnummer i staden.',
  no_more_sms:
    'Vi kan ikkje sende fleire kodar på SMS i dag. Bruk e-postadressa di i staden, eller prøv igjen i morgon.',
};

const en: TextsLike<typeof nb> = {
  no_idporten: 'This portal is not connected to ID-porten. Log in with your e-mail address or phone number instead.',
  no_more_sms:
    'We cannot send more codes by text message today. Use your e-mail address instead, or try again tomorrow.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
