import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const claimTexts = lazyTexts('features/claims/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
