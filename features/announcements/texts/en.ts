import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  label: { news: 'News', critical: 'Important notice' },
  show_more: 'Show the whole message',
  show_less: 'Show less',
  hide: 'Hide the message',
};
