import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const logTexts = lazyTexts('features/audit/texts/log', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
