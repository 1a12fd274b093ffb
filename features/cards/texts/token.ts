import { lazyTexts } from '#platform/language/lazy-texts.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export type CardTexts = TextsLike<typeof nb>;

export const cardTexts = lazyTexts('features/cards/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
