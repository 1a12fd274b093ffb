import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const exportTexts = lazyTexts('features/exports/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
