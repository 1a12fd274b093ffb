import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  no_idporten: 'Denne portalen er ikke koblet til ID-porten. Logg inn med e-post eller mobilnummer i stedet.',
};

const nn: TextsLike<typeof nb> = {
  no_idporten: 'Denne portalen er ikkje kopla til ID-porten. Logg inn med e-post eller mobilnummer i staden.',
};

const en: TextsLike<typeof nb> = {
  no_idporten: 'This portal is not connected to ID-porten. Log in with your e-mail address or phone number instead.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
