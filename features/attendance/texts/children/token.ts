import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const childrenTexts = lazyTexts('features/attendance/texts/children', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
