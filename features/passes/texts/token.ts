import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const passTexts = lazyTexts('features/passes/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type PassTexts = TextsOf<typeof passTexts>;
