import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const timetableTexts = lazyTexts('features/timetable/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type TimetableTexts = TextsOf<typeof timetableTexts>;
