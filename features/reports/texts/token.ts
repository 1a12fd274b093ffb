import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const reportTexts = lazyTexts('features/reports/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
