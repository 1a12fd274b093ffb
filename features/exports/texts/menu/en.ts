import type { TextsLike } from '#platform/language/texts.ts';
import type { exportMenu as nb } from './nb.ts';

export const exportMenu: TextsLike<typeof nb> = {
  button: 'Download',
  types: { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' },
  making: 'Making the file …',
  leave: 'You can do something else meanwhile.',
  ready: 'The file is ready. It stays here for 15 minutes.',
  fetch: 'Download the file',
  failed: 'The file was not made. Try again.',
  expired: 'The file is no longer here. Make a new one.',
};
