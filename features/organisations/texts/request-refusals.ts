import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  asked_already: (name: string) =>
    `Du har allerede bedt om en side for ${name}. Kommunen svarer deg på e-post når den har sett på det.`,
  too_many_open: (most: number) =>
    `Du har ${most} forespørsler som venter på svar. Vent til kommunen har svart på dem, så kan du sende flere.`,
  already_accepted: (name: string | null) =>
    name ? `Dette er allerede avgjort av ${name}: Siden er godkjent.` : 'Dette er allerede avgjort: Siden er godkjent.',
  already_declined: (name: string | null) =>
    name ? `Dette er allerede avgjort av ${name}: Siden er avslått.` : 'Dette er allerede avgjort: Siden er avslått.',
  nobody_to_own: 'Den som ba om siden, har ikke lenger en bruker og kan ikke eie den. Avslå forespørselen i stedet.',
};

const nn: TextsLike<typeof nb> = {
  asked_already: (name) =>
    `Du har allereie bede om ei side for ${name}. Kommunen svarar deg på e-post når dei har sett på det.`,
  too_many_open: (most) =>
    `Du har ${most} førespurnader som ventar på svar. Vent til kommunen har svart på dei, så kan du sende fleire.`,
  already_accepted: (name) =>
    name ? `Dette er allereie avgjort av ${name}: Sida er godkjend.` : 'Dette er allereie avgjort: Sida er godkjend.',
  already_declined: (name) =>
    name ? `Dette er allereie avgjort av ${name}: Sida er avslått.` : 'Dette er allereie avgjort: Sida er avslått.',
  nobody_to_own: 'Den som bad om sida, har ikkje lenger ein brukar og kan ikkje eige ho. Avslå førespurnaden i staden.',
};

const en: TextsLike<typeof nb> = {
  asked_already: (name) =>
    `You have already asked for a page for ${name}. The municipality answers by e-mail when they have looked at it.`,
  too_many_open: (most) =>
    `You have ${most} requests that wait for an answer. Wait until the municipality has answered, then you can send more.`,
  already_accepted: (name) =>
    name
      ? `This has already been decided by ${name}: the page is accepted.`
      : 'This has already been decided: the page is accepted.',
  already_declined: (name) =>
    name
      ? `This has already been decided by ${name}: the page is declined.`
      : 'This has already been decided: the page is declined.',
  nobody_to_own:
    'The person who asked for the page no longer has an account and cannot own it. Decline the request instead.',
};

/** Sentences with which the server says no. */
export const REQUEST_REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
