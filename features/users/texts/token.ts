import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const userTexts = lazyTexts('features/users/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type UserTexts = TextsOf<typeof userTexts>;
