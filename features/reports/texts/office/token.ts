import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const caseTexts = lazyTexts('features/reports/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
