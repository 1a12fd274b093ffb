import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const claimFaultTexts = lazyTexts('features/claims/texts/faults', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
