import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const cultureDeskTexts = lazyTexts('features/culture-cards/texts/desk', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
