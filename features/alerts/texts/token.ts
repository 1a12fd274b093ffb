import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const alertTexts = lazyTexts('features/alerts/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
