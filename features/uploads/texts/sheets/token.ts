import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const sheetTexts = lazyTexts('features/uploads/texts/sheets', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
