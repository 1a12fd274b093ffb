import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const refundTexts = lazyTexts('features/claims/texts/refund', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
