import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const importSourceTexts = lazyTexts('features/imports/texts/sources', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
