import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const todayTexts = lazyTexts('features/dashboards/texts/today', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
