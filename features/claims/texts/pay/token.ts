import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const payTexts = lazyTexts('features/claims/texts/pay', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
