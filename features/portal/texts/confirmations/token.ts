import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const confirmationTexts = lazyTexts('features/portal/texts/confirmations', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type ConfirmationTexts = TextsOf<typeof confirmationTexts>;
