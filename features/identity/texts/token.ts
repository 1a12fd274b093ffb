import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const identityTexts = lazyTexts('features/identity/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type IdentityTexts = TextsOf<typeof identityTexts>;
