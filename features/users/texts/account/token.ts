import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const accountTexts = lazyTexts('features/users/texts/account', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type AccountTexts = TextsOf<typeof accountTexts>;
