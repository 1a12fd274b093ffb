import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  certificates_full: (most: number) =>
    `Her er det allerede ${most} sertifikater, og flere er det ikke plass til. Slett et som ikke er i bruk.`,
  attached_full: (most: number) => `Et sertifikat kan deles med høyst ${most} arrangører.`,
  organisation_unknown: 'Vi fant ikke alle arrangørene. Velg dem på nytt.',
  not_given_here: 'Denne arrangøren gir ikke dette sertifikatet lenger. Last inn listen på nytt.',
  person_unknown: 'Velg medlemmer, eller folk som har deltatt på noe hos dere de siste tre månedene.',
  not_known: 'Du må være medlem her, eller ha deltatt på noe de siste tre månedene, for å be om sertifikatet.',
  organisation_waits: 'Arrangøren er ikke godkjent ennå. Vent til den er det.',
  already_requested: 'Du har allerede bedt om dette sertifikatet. Arrangøren har ikke svart ennå.',
  already_has: 'Du har allerede dette sertifikatet her.',
  waits_for_you: 'Du har allerede fått dette sertifikatet her. Det gjelder når du har godtatt det.',
  turned_off: 'Sertifikatet er gjort inaktivt. Spør arrangøren som ga deg det.',
  too_many_requests: (most: number) =>
    `Du venter på svar om ${most} sertifikater. Når du har fått svar på noen av dem, kan du be om flere.`,
  still_a_request: 'Du har bedt om sertifikatet. Nå er det arrangøren som må svare.',
  offer_expired: 'Sertifikatet gikk ut før du godtok det. Be arrangøren om et nytt.',
  replaced: 'Personen har fått et nyere sertifikat. Endre det i stedet.',
};

const nn: TextsLike<typeof nb> = {
  certificates_full: (most) =>
    `Her er det allereie ${most} sertifikat, og fleire er det ikkje plass til. Slett eit som ikkje er i bruk.`,
  attached_full: (most) => `Eit sertifikat kan delast med høgst ${most} arrangørar.`,
  organisation_unknown: 'Vi fann ikkje alle arrangørane. Vel dei på nytt.',
  not_given_here: 'Denne arrangøren gir ikkje dette sertifikatet lenger. Last inn lista på nytt.',
  person_unknown: 'Vel medlemer, eller folk som har vore med på noko hos dykk dei siste tre månadene.',
  not_known: 'Du må vere medlem her, eller ha vore med på noko dei siste tre månadene, for å be om sertifikatet.',
  organisation_waits: 'Arrangøren er ikkje godkjend enno. Vent til han er det.',
  already_requested: 'Du har allereie bede om dette sertifikatet. Arrangøren har ikkje svart enno.',
  already_has: 'Du har allereie dette sertifikatet her.',
  waits_for_you: 'Du har allereie fått dette sertifikatet her. Det gjeld når du har godteke det.',
  turned_off: 'Sertifikatet er gjort inaktivt. Spør arrangøren som gav deg det.',
  too_many_requests: (most) =>
    `Du ventar på svar om ${most} sertifikat. Når du har fått svar på nokre av dei, kan du be om fleire.`,
  still_a_request: 'Du har bede om sertifikatet. No er det arrangøren som må svare.',
  offer_expired: 'Sertifikatet gjekk ut før du godtok det. Be arrangøren om eit nytt.',
  replaced: 'Personen har fått eit nyare sertifikat. Endre det i staden.',
};

const en: TextsLike<typeof nb> = {
  certificates_full: (most) =>
    `There are ${most} certificates here already, and no room for more. Delete one that is not in use.`,
  attached_full: (most) => `A certificate can be shared with at most ${most} organisers.`,
  organisation_unknown: 'We could not find all the organisers. Choose them again.',
  not_given_here: 'This organiser does not give this certificate any more. Reload the list.',
  person_unknown: 'Pick members, or people who have taken part in something of yours in the last three months.',
  not_known:
    'You need to be a member here, or to have taken part in something in the last three months, to ask for the certificate.',
  organisation_waits: 'The organiser has not been approved yet. Wait until it is.',
  already_requested: 'You have asked for this certificate already. The organiser has not answered yet.',
  already_has: 'You have this certificate here already.',
  waits_for_you: 'You have been given this certificate here already. It is valid once you have accepted it.',
  turned_off: 'The certificate is inactive. Ask the organiser who gave it to you.',
  too_many_requests: (most) =>
    `You are waiting for an answer about ${most} certificates. When some have been answered, you can ask for more.`,
  still_a_request: 'You have asked for the certificate. Now it is for the organiser to answer.',
  offer_expired: 'The certificate ran out before you accepted it. Ask the organiser for a new one.',
  replaced: 'The person has been given a newer certificate. Change that one instead.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
