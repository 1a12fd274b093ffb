import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const featuredTexts = lazyTexts('features/featured/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
