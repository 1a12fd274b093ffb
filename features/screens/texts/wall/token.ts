import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const screenWallTexts = lazyTexts('features/screens/texts/wall', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
