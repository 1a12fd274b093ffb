import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const cvPaperTexts = lazyTexts('features/cv/texts/paper', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
