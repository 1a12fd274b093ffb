import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const featuredOfficeTexts = lazyTexts('features/featured/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
