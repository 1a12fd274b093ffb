import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  title: (event: string) => `Vakter på ${event}`,
  file: 'vakter',
  made: (day: string, count: number) => (count === 1 ? `Laget ${day}, 1 linje` : `Laget ${day}, ${count} linjer`),
  nobody: 'Ingen ennå',
  columns: { day: 'Dato', time: 'Tid', slot: 'Vakt', name: 'Navn', email: 'E-post', phone: 'Mobil' },
};

const nn: TextsLike<typeof nb> = {
  title: (event) => `Vakter på ${event}`,
  file: 'vakter',
  made: (day, count) => (count === 1 ? `Laga ${day}, 1 linje` : `Laga ${day}, ${count} linjer`),
  nobody: 'Ingen enno',
  columns: { day: 'Dato', time: 'Tid', slot: 'Vakt', name: 'Namn', email: 'E-post', phone: 'Mobil' },
};

const en: TextsLike<typeof nb> = {
  title: (event) => `Shifts at ${event}`,
  file: 'shifts',
  made: (day, count) => (count === 1 ? `Made ${day}, 1 line` : `Made ${day}, ${count} lines`),
  nobody: 'Nobody yet',
  columns: { day: 'Date', time: 'Time', slot: 'Shift', name: 'Name', email: 'E-mail', phone: 'Mobile' },
};

/** What stands in a file of shifts, in the language of the person who asked. */
export const SLOTS_FILE_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
