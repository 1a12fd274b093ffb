import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const cvTexts = lazyTexts('features/cv/texts/own', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
