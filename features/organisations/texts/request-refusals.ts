import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  asked_already: (name: string) =>
    `Du har allerede bedt om en side for ${name}. Kommunen svarer deg på e-post når den har sett på det.`,
  too_many_open: (most: number) =>
    `Du har ${most} forespørsler som venter på svar. Vent til kommunen har svart på dem, så kan du sende flere.`,
  is_already: {
    pending: (_name: string | null) => 'Forespørselen venter på svar. Godkjenn eller avslå den først.',
    accepted: (name: string | null) => decidedNb(name, 'Siden er godkjent.'),
    declined: (name: string | null) => decidedNb(name, 'Siden er avslått.'),
    suspended: (name: string | null) => decidedNb(name, 'Organisasjonen er stanset midlertidig.'),
    revoked: (name: string | null) => decidedNb(name, 'Godkjenningen er trukket tilbake.'),
  },
  nobody_to_own: 'Den som ba om siden, har ikke lenger en bruker og kan ikke eie den. Avslå forespørselen i stedet.',
  no_forms: 'Velg minst én organisasjonsform.',
  rule_changed: 'En annen har endret reglene imens. Se på dem på nytt.',
};

const nn: TextsLike<typeof nb> = {
  asked_already: (name) =>
    `Du har allereie bede om ei side for ${name}. Kommunen svarar deg på e-post når dei har sett på det.`,
  too_many_open: (most) =>
    `Du har ${most} førespurnader som ventar på svar. Vent til kommunen har svart på dei, så kan du sende fleire.`,
  is_already: {
    pending: () => 'Førespurnaden ventar på svar. Godkjenn eller avslå han først.',
    accepted: (name) => decidedNn(name, 'Sida er godkjend.'),
    declined: (name) => decidedNn(name, 'Sida er avslått.'),
    suspended: (name) => decidedNn(name, 'Organisasjonen er stansa mellombels.'),
    revoked: (name) => decidedNn(name, 'Godkjenninga er trekt tilbake.'),
  },
  nobody_to_own: 'Den som bad om sida, har ikkje lenger ein brukar og kan ikkje eige ho. Avslå førespurnaden i staden.',
  no_forms: 'Vel minst éi organisasjonsform.',
  rule_changed: 'Ein annan har endra reglane imens. Sjå på dei på nytt.',
};

const en: TextsLike<typeof nb> = {
  asked_already: (name) =>
    `You have already asked for a page for ${name}. The municipality answers by e-mail when they have looked at it.`,
  too_many_open: (most) =>
    `You have ${most} requests that wait for an answer. Wait until the municipality has answered, then you can send more.`,
  is_already: {
    pending: () => 'The request is waiting for an answer. Accept or decline it first.',
    accepted: (name) => decidedEn(name, 'the page is accepted.'),
    declined: (name) => decidedEn(name, 'the page is declined.'),
    suspended: (name) => decidedEn(name, 'the organisation is suspended.'),
    revoked: (name) => decidedEn(name, 'the approval has been revoked.'),
  },
  nobody_to_own:
    'The person who asked for the page no longer has an account and cannot own it. Decline the request instead.',
  no_forms: 'Choose at least one kind of organisation.',
  rule_changed: 'Another person has changed the rules meanwhile. Look at them again.',
};

/** Sentences with which the server says no. */
export const REQUEST_REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };

function decidedNb(name: string | null, what: string): string {
  return name ? `Dette er allerede avgjort av ${name}: ${what}` : `Dette er allerede avgjort: ${what}`;
}

function decidedNn(name: string | null, what: string): string {
  return name ? `Dette er allereie avgjort av ${name}: ${what}` : `Dette er allereie avgjort: ${what}`;
}

function decidedEn(name: string | null, what: string): string {
  return name ? `This has already been decided by ${name}: ${what}` : `This has already been decided: ${what}`;
}
