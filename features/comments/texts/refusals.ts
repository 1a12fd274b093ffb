import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  closed: (days: number) =>
    `Spørsmål og svar er stengt, fordi aktiviteten var over for mer enn ${days} dager siden. Skriv heller til arrangøren.`,
  elsewhere: 'Aktiviteten kommer fra et annet nettsted. Spør der i stedet.',
  no_organiser: 'Arrangøren er ikke på portalen lenger, så her er det ingen som kan svare.',
  staff:
    'Som ansatt kan du fjerne kommentarer, men ikke skrive egne. Bruk din private bruker hvis du vil spørre om noe.',
  too_many: (most: number) =>
    `Du har skrevet ${most} kommentarer her det siste døgnet. Vent til i morgen, eller skriv til arrangøren.`,
  not_organiser: 'Bare de som arrangerer aktiviteten, kan svare som arrangør.',
  suspended: 'Du kan lese, men ikke skrive akkurat nå. Hvorfor og hvor lenge står under varslene dine.',
  empty: 'Skriv noe først',
};

const nn: TextsLike<typeof nb> = {
  closed: (days) =>
    `Spørsmål og svar er stengde, fordi aktiviteten var over for meir enn ${days} dagar sidan. Skriv heller til arrangøren.`,
  elsewhere: 'Aktiviteten kjem frå ein annan nettstad. Spør der i staden.',
  no_organiser: 'Arrangøren er ikkje på portalen lenger, så her er det ingen som kan svare.',
  staff:
    'Som tilsett kan du fjerne kommentarar, men ikkje skrive eigne. Bruk den private brukaren din om du vil spørje om noko.',
  too_many: (most) =>
    `Du har skrive ${most} kommentarar her det siste døgnet. Vent til i morgon, eller skriv til arrangøren.`,
  not_organiser: 'Berre dei som arrangerer aktiviteten, kan svare som arrangør.',
  suspended: 'Du kan lese, men ikkje skrive akkurat no. Kvifor og kor lenge står under varsla dine.',
  empty: 'Skriv noko først',
};

const en: TextsLike<typeof nb> = {
  closed: (days) =>
    `Questions and answers are closed, since the activity was over more than ${days} days ago. Write to the organiser instead.`,
  elsewhere: 'The activity comes from another site. Ask there instead.',
  no_organiser: 'The organiser is no longer on the portal, so there is nobody here to answer.',
  staff: 'As staff you can remove comments but not write your own. Use your private account to ask something.',
  too_many: (most) =>
    `You have written ${most} comments here in the last 24 hours. Wait until tomorrow, or write to the organiser.`,
  not_organiser: 'Only those who organise the activity can answer as the organiser.',
  suspended: 'You can read, but not write at the moment. Your notifications say why, and for how long.',
  empty: 'Write something first',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
