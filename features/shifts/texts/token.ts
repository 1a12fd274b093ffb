import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const slotTexts = lazyTexts('features/shifts/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type SlotTexts = TextsOf<typeof slotTexts>;
