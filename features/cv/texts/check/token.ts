import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const cvCheckTexts = lazyTexts('features/cv/texts/check', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
