import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const statisticsTexts = lazyTexts('features/statistics/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
