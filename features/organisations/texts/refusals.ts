import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  conditions_changed: 'Vilkårene er endret siden du åpnet siden. Last den inn på nytt, og les dem som de er nå.',
  not_accepted_yet: 'Kommunen har ikke godkjent arrangøren ennå. Prøv igjen når den er godkjent.',
  changed_by: (name: string, when: string) =>
    `${name} lagret endringer ${when}, mens du skrev. Det du har skrevet, står her fortsatt. Se hva som er nytt, og lagre igjen.`,
  changed: (when: string) =>
    `Noen lagret endringer ${when}, mens du skrev. Det du har skrevet, står her fortsatt. Se hva som er nytt, og lagre igjen.`,
  gallery_full: (most: number) =>
    `Galleriet har plass til ${most} bilder. Slett et bilde, så er det plass til et nytt.`,
  documents_full: (most: number) =>
    `Det er plass til ${most} dokumenter. Slett et dokument, så er det plass til et nytt.`,
  people_signed_up: (activities: string) => `Noen er påmeldt ${activities}. Avlys først, så kan du slette arrangøren.`,
  and_more: (activities: string, more: number) =>
    more === 1 ? `${activities} og én aktivitet til` : `${activities} og ${more} aktiviteter til`,
};

const nn: TextsLike<typeof nb> = {
  conditions_changed: 'Vilkåra er endra sidan du opna sida. Last ho inn på nytt, og les dei slik dei er no.',
  not_accepted_yet: 'Kommunen har ikkje godkjent arrangøren enno. Prøv igjen når han er godkjend.',
  changed_by: (name, when) =>
    `${name} lagra endringar ${when}, medan du skreiv. Det du har skrive, står her framleis. Sjå kva som er nytt, og lagre igjen.`,
  changed: (when) =>
    `Nokon lagra endringar ${when}, medan du skreiv. Det du har skrive, står her framleis. Sjå kva som er nytt, og lagre igjen.`,
  gallery_full: (most) => `Galleriet har plass til ${most} bilete. Slett eit bilete, så er det plass til eit nytt.`,
  documents_full: (most) => `Det er plass til ${most} dokument. Slett eit dokument, så er det plass til eit nytt.`,
  people_signed_up: (activities) => `Nokon er påmeld til ${activities}. Avlys først, så kan du slette arrangøren.`,
  and_more: (activities, more) =>
    more === 1 ? `${activities} og éin aktivitet til` : `${activities} og ${more} aktivitetar til`,
};

const en: TextsLike<typeof nb> = {
  conditions_changed: 'The conditions have changed since you opened the page. Reload it and read them as they are now.',
  not_accepted_yet: 'The municipality has not approved the organiser yet. Try again when it has.',
  changed_by: (name, when) =>
    `${name} saved changes ${when}, while you were writing. What you wrote is still here. See what is new, and save again.`,
  changed: (when) =>
    `Someone saved changes ${when}, while you were writing. What you wrote is still here. See what is new, and save again.`,
  gallery_full: (most) => `The gallery has room for ${most} pictures. Delete one to make room for another.`,
  documents_full: (most) => `There is room for ${most} documents. Delete one to make room for another.`,
  people_signed_up: (activities) =>
    `People have signed up for ${activities}. Cancel first, then you can delete the organiser.`,
  and_more: (activities, more) =>
    more === 1 ? `${activities} and one more activity` : `${activities} and ${more} more activities`,
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
