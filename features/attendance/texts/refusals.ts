import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  not_published: 'Denne gangen er ikke publisert. Publiser den først, så kan folk melde seg på.',
  cancelled: 'Aktiviteten er avlyst, så det går ikke an å melde seg på.',
  completed: 'Oppdraget er fullført, så det trengs ikke flere.',
  elsewhere: 'Påmeldingen skjer på arrangørens eget nettsted. Følg lenken på aktivitetssiden.',
  no_sign_up: 'Her trenger du ikke å melde deg på. Bare møt opp!',
  ended: 'Denne gangen er over. Se etter en senere gang.',
  closed: 'Påmeldingen er stengt. Spør arrangøren om det fortsatt er plass.',
  full: 'Det er fullt, og denne aktiviteten har ingen venteliste. Se etter en annen gang.',
  not_room_for_all: 'Det er ikke plass til alle barna du valgte. Ingen er meldt på.',
  nothing_to_join: 'Ingen av gangene som kommer, har åpen påmelding og ledig plass.',
  leave_too_late: 'Fristen for å melde seg av er ute. Be arrangøren om å melde deg av.',
  leave_ended: 'Denne gangen er over, så det går ikke an å melde seg av.',
};

const nn: TextsLike<typeof nb> = {
  not_published: 'Denne gongen er ikkje publisert. Publiser han først, så kan folk melde seg på.',
  cancelled: 'Aktiviteten er avlyst, så det går ikkje an å melde seg på.',
  completed: 'Oppdraget er fullført, så det trengst ikkje fleire.',
  elsewhere: 'Påmeldinga skjer på nettstaden til arrangøren. Følg lenkja på aktivitetssida.',
  no_sign_up: 'Her treng du ikkje å melde deg på. Berre møt opp!',
  ended: 'Denne gongen er over. Sjå etter ein seinare gong.',
  closed: 'Påmeldinga er stengd. Spør arrangøren om det framleis er plass.',
  full: 'Det er fullt, og denne aktiviteten har inga venteliste. Sjå etter ein annan gong.',
  not_room_for_all: 'Det er ikkje plass til alle barna du valde. Ingen er melde på.',
  nothing_to_join: 'Ingen av gongene som kjem, har open påmelding og ledig plass.',
  leave_too_late: 'Fristen for å melde seg av er ute. Be arrangøren om å melde deg av.',
  leave_ended: 'Denne gongen er over, så det går ikkje an å melde seg av.',
};

const en: TextsLike<typeof nb> = {
  not_published: 'This time has not been published. Publish it first, then people can sign up.',
  cancelled: 'The activity is cancelled, so nobody can sign up.',
  completed: 'The assignment is done, so nobody else is needed.',
  elsewhere: 'You sign up on the organiser’s own website. Follow the link on the activity’s page.',
  no_sign_up: 'There is no need to sign up. Just come along!',
  ended: 'This time is over. Look for a later one.',
  closed: 'Sign-up has closed. Ask the organiser whether there is still room.',
  full: 'It is full, and this activity has no waiting list. Look for another time.',
  not_room_for_all: 'There is not room for all the children you chose. None of them is signed up.',
  nothing_to_join: 'None of the times to come has open sign-up and a free place.',
  leave_too_late: 'It is too late to cancel online. Ask the organiser to cancel your place.',
  leave_ended: 'This is over, so it is too late to cancel.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
