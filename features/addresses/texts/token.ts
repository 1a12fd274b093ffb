import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const addressTexts = lazyTexts('features/addresses/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type AddressTexts = TextsOf<typeof addressTexts>;
