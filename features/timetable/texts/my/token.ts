import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const myTexts = lazyTexts('features/timetable/texts/my', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type MyTexts = TextsOf<typeof myTexts>;
