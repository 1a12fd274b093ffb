import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const doorTexts = lazyTexts('features/door/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type DoorTexts = TextsOf<typeof doorTexts>;
