import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const closingTexts = lazyTexts('features/wind-down/texts/closing', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
