import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const feedTexts = lazyTexts('features/feeds/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type FeedTexts = TextsOf<typeof feedTexts>;
