import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const roomTexts = lazyTexts('features/dashboards/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
