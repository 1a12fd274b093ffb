import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const faultTexts = lazyTexts('features/schemes/texts/faults', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
