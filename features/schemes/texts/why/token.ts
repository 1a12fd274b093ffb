import { lazyTexts } from '#platform/language/lazy-texts.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export type WhyTexts = TextsLike<typeof nb>;

export const whyTexts = lazyTexts('features/schemes/texts/why', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
