import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  button: 'Import from spreadsheet',
  choose: 'Choose file',
  choose_again: 'Choose another file',
  template: 'Download an empty template',
  cancel: 'Cancel',
  close: 'Close',
  more: (count) => (count === 1 ? '… and 1 more' : `… and ${count} more`),
  faulty: (count) => (count === 1 ? '1 fault. Nothing has been saved.' : `${count} faults. Nothing has been saved.`),
  first_faults: (shown, count) => `The first ${shown} of ${count} faults. Correct them to see the rest.`,
  place: (row, column) => `Row ${row}, ${column}`,
  sheet: (name) => `We read the sheet “${name}”.`,
  ignored: (columns) => `These columns were not read: ${columns}.`,
};
