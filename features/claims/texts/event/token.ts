import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const eventPaymentTexts = lazyTexts('features/claims/texts/event', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
