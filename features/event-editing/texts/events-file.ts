import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  title: (organisation: string) => `Aktiviteter hos ${organisation}`,
  file: 'aktiviteter',
  made: (day: string, count: number) => (count === 1 ? `Laget ${day}, 1 linje` : `Laget ${day}, ${count} linjer`),
  columns: {
    name: 'Aktivitet',
    status: 'Status',
    day: 'Dato',
    time: 'Tid',
    place: 'Sted',
    capacity: 'Plasser',
    attending: 'Påmeldte',
    waiting: 'Venter',
    price: 'Pris i kroner',
  },
  states: { published: 'Publisert', draft: 'Kladd', taken_down: 'Tatt ned', cancelled: 'Avlyst', hidden: 'Skjult' },
  untitled: 'Uten navn',
};

const nn: TextsLike<typeof nb> = {
  title: (organisation) => `Aktivitetar hos ${organisation}`,
  file: 'aktivitetar',
  made: (day, count) => (count === 1 ? `Laga ${day}, 1 linje` : `Laga ${day}, ${count} linjer`),
  columns: {
    name: 'Aktivitet',
    status: 'Status',
    day: 'Dato',
    time: 'Tid',
    place: 'Stad',
    capacity: 'Plassar',
    attending: 'Påmelde',
    waiting: 'Ventar',
    price: 'Pris i kroner',
  },
  states: { published: 'Publisert', draft: 'Kladd', taken_down: 'Teken ned', cancelled: 'Avlyst', hidden: 'Skjult' },
  untitled: 'Utan namn',
};

const en: TextsLike<typeof nb> = {
  title: (organisation) => `Activities of ${organisation}`,
  file: 'activities',
  made: (day, count) => (count === 1 ? `Made ${day}, 1 line` : `Made ${day}, ${count} lines`),
  columns: {
    name: 'Activity',
    status: 'Status',
    day: 'Date',
    time: 'Time',
    place: 'Place',
    capacity: 'Places',
    attending: 'Signed up',
    waiting: 'Waiting',
    price: 'Price in kroner',
  },
  states: {
    published: 'Published',
    draft: 'Draft',
    taken_down: 'Taken down',
    cancelled: 'Cancelled',
    hidden: 'Hidden',
  },
  untitled: 'Untitled',
};

/** What stands in a file of activities, in the language of the person who asked. */
export const EVENTS_FILE_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
