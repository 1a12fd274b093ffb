import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  label: { news: 'Nyheit', critical: 'Viktig melding' },
  show_more: 'Vis heile meldinga',
  show_less: 'Vis mindre',
  hide: 'Skjul meldinga',
};
