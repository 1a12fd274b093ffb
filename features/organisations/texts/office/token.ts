import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const officeTexts = lazyTexts('features/organisations/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
