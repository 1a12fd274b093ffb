import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const searchTexts = lazyTexts('features/search/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type SearchTexts = TextsOf<typeof searchTexts>;
