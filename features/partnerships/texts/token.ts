import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const partnershipTexts = lazyTexts('features/partnerships/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type PartnershipTexts = TextsOf<typeof partnershipTexts>;
