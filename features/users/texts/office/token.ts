import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const accountOfficeTexts = lazyTexts('features/users/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
