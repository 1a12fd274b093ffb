import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const ownCultureTexts = lazyTexts('features/culture-cards/texts/own', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
