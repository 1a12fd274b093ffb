import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const conditionsTexts = lazyTexts('features/organisations/texts/conditions', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
