import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'The file you asked for',
  waiting: 'Creating the file …',
  leave: 'You can do something else meanwhile. You will be notified when it is ready.',
  ready: (time) => `The file is ready. It stays here until ${time}, and only you can download it.`,
  fetch: 'Download the file',
  failed: 'The file could not be created just now. We are trying again.',
  expired: 'The file is no longer here. Files are deleted after 15 minutes. Go to the list and create a new one.',
  file: 'list',
};
