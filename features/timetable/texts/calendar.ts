import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  name: 'Timeplanen min i Nabolag',
  waiting: (name: string) => `Venteliste: ${name}`,
  offered: (name: string) => `Tilbud om plass: ${name}`,
  slot: (name: string, event: string) => (name ? `Vakt: ${name} – ${event}` : `Vakt – ${event}`),
  cancelled: (name: string) => `Avlyst: ${name}`,
  read_more: (address: string) => `Se aktiviteten: ${address}`,
};

const nn: TextsLike<typeof nb> = {
  name: 'Timeplanen min i Nabolag',
  waiting: (name) => `Venteliste: ${name}`,
  offered: (name) => `Tilbod om plass: ${name}`,
  slot: (name, event) => (name ? `Vakt: ${name} – ${event}` : `Vakt – ${event}`),
  cancelled: (name) => `Avlyst: ${name}`,
  read_more: (address) => `Sjå aktiviteten: ${address}`,
};

const en: TextsLike<typeof nb> = {
  name: 'My timetable in Nabolag',
  waiting: (name) => `Waiting list: ${name}`,
  offered: (name) => `Offered a place: ${name}`,
  slot: (name, event) => (name ? `Shift: ${name} – ${event}` : `Shift – ${event}`),
  cancelled: (name) => `Cancelled: ${name}`,
  read_more: (address) => `See the activity: ${address}`,
};

/** What the calendar of one person says; only the server reads these. */
export const CALENDAR_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
