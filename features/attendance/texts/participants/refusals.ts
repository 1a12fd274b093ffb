import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  list_closed: (days: number) =>
    `Deltakerlisten lukkes for koordinatorer ${days} dager etter siste gang. Spør en administrator om du trenger den.`,
  person_unknown:
    'En av dem du valgte, er verken medlem eller har vært med før. Søk opp personen på nytt, eller be personen melde seg på selv.',
  cannot_register: {
    not_published: 'Aktiviteten er ikke publisert. Publiser den først, så kan du melde på deltakere.',
    cancelled: 'Denne gangen er avlyst, så ingen kan meldes på.',
    completed: 'Aktiviteten er avsluttet, så ingen kan meldes på.',
    elsewhere: 'Påmeldingen skjer hos den som har lagt ut aktiviteten.',
    no_sign_up: 'Aktiviteten har ikke påmelding. Slå den på i skjemaet først.',
    ended: 'Denne gangen er over, så ingen kan meldes på.',
  },
  not_on_list: 'Deltakeren er ikke på listen lenger. Last inn siden på nytt.',
  is_over: 'Denne gangen er over, så listen kan ikke endres.',
  not_waiting: 'Bare de som venter på plass, kan flyttes. Last inn siden på nytt.',
  before_draw: 'Plassene fordeles ved loddtrekning, så ventelisten har ingen rekkefølge ennå.',
  is_first: 'Deltakeren står allerede først på ventelisten.',
  is_last: 'Deltakeren står allerede sist på ventelisten.',
  count_too_early: 'Du kan skrive inn hvor mange som kom, når aktiviteten har begynt.',
};

const nn: TextsLike<typeof nb> = {
  list_closed: (days) =>
    `Deltakarlista blir lukka for koordinatorar ${days} dagar etter siste gong. Spør ein administrator om du treng ho.`,
  person_unknown:
    'Ein av dei du valde, er verken medlem eller har vore med før. Søk opp personen på nytt, eller be personen melde seg på sjølv.',
  cannot_register: {
    not_published: 'Aktiviteten er ikkje publisert. Publiser han først, så kan du melde på deltakarar.',
    cancelled: 'Denne gongen er avlyst, så ingen kan meldast på.',
    completed: 'Aktiviteten er avslutta, så ingen kan meldast på.',
    elsewhere: 'Påmeldinga skjer hos den som har lagt ut aktiviteten.',
    no_sign_up: 'Aktiviteten har ikkje påmelding. Slå ho på i skjemaet først.',
    ended: 'Denne gongen er over, så ingen kan meldast på.',
  },
  not_on_list: 'Deltakaren er ikkje på lista lenger. Last inn sida på nytt.',
  is_over: 'Denne gongen er over, så lista kan ikkje endrast.',
  not_waiting: 'Berre dei som ventar på plass, kan flyttast. Last inn sida på nytt.',
  before_draw: 'Plassane blir trekte ved loddtrekking, så ventelista har inga rekkjefølgje enno.',
  is_first: 'Deltakaren står alt først på ventelista.',
  is_last: 'Deltakaren står alt sist på ventelista.',
  count_too_early: 'Du kan skrive inn kor mange som kom, når aktiviteten har byrja.',
};

const en: TextsLike<typeof nb> = {
  list_closed: (days) =>
    `The list of participants closes for coordinators ${days} days after the last time. Ask an administrator if you need it.`,
  person_unknown:
    'One of those you picked is neither a member nor has taken part before. Search for them again, or ask them to sign up themselves.',
  cannot_register: {
    not_published: 'The activity is not published. Publish it first, then you can register participants.',
    cancelled: 'This time is cancelled, so nobody can be registered.',
    completed: 'The activity is completed, so nobody can be registered.',
    elsewhere: 'Sign-up is handled where the activity was published.',
    no_sign_up: 'The activity has no sign-up. Turn it on in the form first.',
    ended: 'This time is over, so nobody can be registered.',
  },
  not_on_list: 'The participant is no longer on the list. Reload the page.',
  is_over: 'This time is over, so the list cannot be changed.',
  not_waiting: 'Only people on the waiting list can be moved. Reload the page.',
  before_draw: 'Places are given by lot, so the waiting list has no order yet.',
  is_first: 'The participant is already first on the waiting list.',
  is_last: 'The participant is already last on the waiting list.',
  count_too_early: 'You can enter how many came once the activity has begun.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
