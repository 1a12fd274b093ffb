import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const seriesTexts = lazyTexts('features/event-editing/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type SeriesTexts = TextsOf<typeof seriesTexts>;
