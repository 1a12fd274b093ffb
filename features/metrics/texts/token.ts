import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const metricTexts = lazyTexts('features/metrics/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
