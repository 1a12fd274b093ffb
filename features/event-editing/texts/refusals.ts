import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  changed_by: (name: string, when: string) =>
    `${name} lagret endringer ${when}, mens du skrev. Det du har skrevet, står her fortsatt. Se hva som er nytt, og lagre igjen.`,
  changed: (when: string) =>
    `Noen lagret endringer ${when}, mens du skrev. Det du har skrevet, står her fortsatt. Se hva som er nytt, og lagre igjen.`,
  organisation_pending: 'Kommunen har ikke godkjent arrangøren ennå. Du kan lage aktiviteter når den er godkjent.',
  is_draft: 'Aktiviteten er en kladd. Publiser den først.',
  not_draft: 'Aktiviteten er ikke lenger en kladd. Last inn siden på nytt, så kan du endre den.',
  is_taken_down: (reason: string) =>
    `Aktiviteten er tatt ned av dem som har ansvar for innholdet her: «${reason}» Den kan ikke publiseres eller kopieres før de åpner for det.`,
  not_taken_down: 'Aktiviteten er ikke tatt ned.',
  is_cancelled: 'Aktiviteten er avlyst. Gjør om avlysningen først.',
  is_cancelled_already: 'Aktiviteten er allerede avlyst.',
  not_cancelled: 'Aktiviteten er ikke avlyst, så det er ingenting å gjøre om.',
  has_ended: 'Aktiviteten er over og kan ikke endres. Kopier den, så har du en ny.',
  is_completed: 'Oppdraget er merket som fullført og kan ikke endres. Kopier det, så har du et nytt.',
  not_an_assignment: 'Bare frivillige oppdrag kan merkes som fullført.',
  people_signed_up_unpublish: (people: number) =>
    people === 1
      ? 'Én person er påmeldt. Avlys i stedet, så får personen beskjed.'
      : `${people} er påmeldt. Avlys i stedet, så får de beskjed.`,
  people_signed_up_delete: (people: number) =>
    people === 1
      ? 'Én person er eller har vært med, så aktiviteten kan ikke slettes. Avlys i stedet.'
      : `${people} er eller har vært med, så aktiviteten kan ikke slettes. Avlys i stedet.`,
  people_signed_up_hide: (people: number) =>
    people === 1
      ? 'Én person er påmeldt denne gangen. Avlys den i stedet, så får personen beskjed.'
      : `${people} er påmeldt denne gangen. Avlys den i stedet, så får de beskjed.`,
  time_has_ended: 'Denne gangen har begynt eller er over, og kan ikke endres.',
  time_is_shown: 'Denne gangen er allerede synlig.',
  export_too_long: 'Det er for mange aktiviteter til én fil. Ta kontakt med oss, så hjelper vi dere.',
  time_is_hidden: 'Denne gangen er allerede skjult.',
};

const nn: TextsLike<typeof nb> = {
  changed_by: (name, when) =>
    `${name} lagra endringar ${when}, medan du skreiv. Det du har skrive, står her framleis. Sjå kva som er nytt, og lagre igjen.`,
  changed: (when) =>
    `Nokon lagra endringar ${when}, medan du skreiv. Det du har skrive, står her framleis. Sjå kva som er nytt, og lagre igjen.`,
  organisation_pending: 'Kommunen har ikkje godkjent arrangøren enno. Du kan lage aktivitetar når han er godkjend.',
  is_draft: 'Aktiviteten er ein kladd. Publiser han først.',
  not_draft: 'Aktiviteten er ikkje lenger ein kladd. Last inn sida på nytt, så kan du endre han.',
  is_taken_down: (reason) =>
    `Aktiviteten er teken ned av dei som har ansvar for innhaldet her: «${reason}» Han kan ikkje publiserast eller kopierast før dei opnar for det.`,
  not_taken_down: 'Aktiviteten er ikkje teken ned.',
  is_cancelled: 'Aktiviteten er avlyst. Gjer om avlysinga først.',
  is_cancelled_already: 'Aktiviteten er alt avlyst.',
  not_cancelled: 'Aktiviteten er ikkje avlyst, så det er ingenting å gjere om.',
  has_ended: 'Aktiviteten er over og kan ikkje endrast. Kopier han, så har du ein ny.',
  is_completed: 'Oppdraget er merkt som fullført og kan ikkje endrast. Kopier det, så har du eit nytt.',
  not_an_assignment: 'Berre frivillige oppdrag kan merkast som fullførte.',
  people_signed_up_unpublish: (people) =>
    people === 1
      ? 'Éin person er påmeld. Avlys i staden, så får personen beskjed.'
      : `${people} er påmelde. Avlys i staden, så får dei beskjed.`,
  people_signed_up_delete: (people) =>
    people === 1
      ? 'Éin person er eller har vore med, så aktiviteten kan ikkje slettast. Avlys i staden.'
      : `${people} er eller har vore med, så aktiviteten kan ikkje slettast. Avlys i staden.`,
  people_signed_up_hide: (people) =>
    people === 1
      ? 'Éin person er påmeld denne gongen. Avlys i staden, så får personen beskjed.'
      : `${people} er påmelde denne gongen. Avlys i staden, så får dei beskjed.`,
  time_has_ended: 'Denne gongen har byrja eller er over, og kan ikkje endrast.',
  time_is_shown: 'Denne gongen er alt synleg.',
  export_too_long: 'Det er for mange aktivitetar til éi fil. Ta kontakt med oss, så hjelper vi dykk.',
  time_is_hidden: 'Denne gongen er alt skjult.',
};

const en: TextsLike<typeof nb> = {
  changed_by: (name, when) =>
    `${name} saved changes ${when}, while you were writing. What you wrote is still here. See what is new, and save again.`,
  changed: (when) =>
    `Someone saved changes ${when}, while you were writing. What you wrote is still here. See what is new, and save again.`,
  organisation_pending: 'The municipality has not approved the organiser yet. You can make activities when it has.',
  is_draft: 'The activity is a draft. Publish it first.',
  not_draft: 'The activity is no longer a draft. Reload the page, and you can change it.',
  is_taken_down: (reason) =>
    `The moderators have taken the activity down: “${reason}” It cannot be published or copied until they lift the block.`,
  not_taken_down: 'The activity has not been taken down.',
  is_cancelled: 'The activity is cancelled. Undo that first.',
  is_cancelled_already: 'The activity is cancelled already.',
  not_cancelled: 'The activity is not cancelled, so there is nothing to undo.',
  has_ended: 'The activity is over and cannot be changed. Copy it to have a new one.',
  is_completed: 'The assignment is marked as done and cannot be changed. Copy it to have a new one.',
  not_an_assignment: 'Only volunteer assignments can be marked as done.',
  people_signed_up_unpublish: (people) =>
    people === 1
      ? 'One person has signed up. Cancel instead, and they will be notified.'
      : `${people} people have signed up. Cancel instead, and they will be notified.`,
  people_signed_up_delete: (people) =>
    people === 1
      ? 'One person takes or has taken part, so the activity cannot be deleted. Cancel instead.'
      : `${people} people take or have taken part, so the activity cannot be deleted. Cancel instead.`,
  people_signed_up_hide: (people) =>
    people === 1
      ? 'One person has signed up for this time. Cancel it instead, and they will be notified.'
      : `${people} people have signed up for this time. Cancel it instead, and they will be notified.`,
  time_has_ended: 'This time has begun or is over, and cannot be changed.',
  time_is_shown: 'This time is shown already.',
  export_too_long: 'There are too many activities for one file. Get in touch, and we will help you.',
  time_is_hidden: 'This time is hidden already.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
