import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const shiftTexts = lazyTexts('features/shifts/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type ShiftTexts = TextsOf<typeof shiftTexts>;
