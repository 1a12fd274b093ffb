import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const screenOfficeTexts = lazyTexts('features/screens/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
