import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const staffTexts = lazyTexts('features/users/texts/staff', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
