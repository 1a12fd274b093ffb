import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const trailTexts = lazyTexts('features/portal/texts/trail', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
