import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const platformTexts = lazyTexts('features/dashboards/texts/platform', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
