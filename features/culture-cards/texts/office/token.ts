import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const cultureOfficeTexts = lazyTexts('features/culture-cards/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
