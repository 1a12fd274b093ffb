import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const importTexts = lazyTexts('features/imports/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
