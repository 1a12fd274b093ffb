import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const participationTexts = lazyTexts('features/claims/texts/participation', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
