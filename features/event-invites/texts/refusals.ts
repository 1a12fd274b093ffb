import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  not_published: 'Aktiviteten er ikke publisert ennå. Publiser den først, så har de du inviterer, noe å se.',
  cancelled: 'Aktiviteten er avlyst, så ingen kan inviteres til den.',
  completed: 'Oppdraget er merket som utført, så ingen kan inviteres til det.',
  ended: 'Aktiviteten er over. Lag en kopi med nye tider, så kan du invitere til den.',
  nobody: 'Skriv minst én e-postadresse, eller velg minst ett medlem',
  not_an_address: (text: string) => `«${text}» er ikke en e-postadresse`,
  not_a_member: 'Personen er ikke medlem. Skriv e-postadressen i stedet',
  members_only: 'Aktiviteten er bare for medlemmer. Velg dem du vil invitere, blant medlemmene',
  too_many_in_all: (most: number, left: number) =>
    left === 0
      ? `Det er sendt ${most} invitasjoner til aktiviteten, og flere går ikke. Del heller lenken til den.`
      : `Det kan sendes ${most} invitasjoner til en aktivitet, og det er ${left} igjen. Velg færre, eller del lenken.`,
  too_often: (person: string, most: number) =>
    `${person} har fått ${most} invitasjoner fra dere det siste døgnet. Vent til i morgen, eller inviter de andre.`,
};

const nn: TextsLike<typeof nb> = {
  not_published: 'Aktiviteten er ikkje publisert enno. Publiser han først, så har dei du inviterer, noko å sjå.',
  cancelled: 'Aktiviteten er avlyst, så ingen kan inviterast til han.',
  completed: 'Oppdraget er merkt som utført, så ingen kan inviterast til det.',
  ended: 'Aktiviteten er over. Lag ein kopi med nye tider, så kan du invitere til han.',
  nobody: 'Skriv minst éi e-postadresse, eller vel minst éin medlem',
  not_an_address: (text) => `«${text}» er ikkje ei e-postadresse`,
  not_a_member: 'Personen er ikkje medlem. Skriv e-postadressa i staden',
  members_only: 'Aktiviteten er berre for medlemer. Vel dei du vil invitere, blant medlemene',
  too_many_in_all: (most, left) =>
    left === 0
      ? `Det er sendt ${most} invitasjonar til aktiviteten, og fleire går ikkje. Del heller lenkja til han.`
      : `Det kan sendast ${most} invitasjonar til ein aktivitet, og det er ${left} att. Vel færre, eller del lenkja.`,
  too_often: (person, most) =>
    `${person} har fått ${most} invitasjonar frå dykk det siste døgnet. Vent til i morgon, eller inviter dei andre.`,
};

const en: TextsLike<typeof nb> = {
  not_published: 'The activity is not published yet. Publish it first, so that those you invite have something to see.',
  cancelled: 'The activity is cancelled, so nobody can be invited to it.',
  completed: 'The assignment is marked as done, so nobody can be invited to it.',
  ended: 'The activity is over. Make a copy with new times, and invite people to that.',
  nobody: 'Write at least one e-mail address, or choose at least one member',
  not_an_address: (text) => `“${text}” is not an e-mail address`,
  not_a_member: 'The person is not a member. Write the e-mail address instead',
  members_only: 'The activity is for members only. Choose who to invite among the members',
  too_many_in_all: (most, left) =>
    left === 0
      ? `${most} invitations to the activity have been sent, and no more can be. Share the link to it instead.`
      : `${most} invitations can be sent to one activity, and ${left} are left. Choose fewer people, or share the link.`,
  too_often: (person, most) =>
    `${person} has had ${most} invitations from you in the last 24 hours. Wait until tomorrow, or invite the others.`,
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
