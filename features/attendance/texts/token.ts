import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const attendanceTexts = lazyTexts('features/attendance/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type AttendanceTexts = TextsOf<typeof attendanceTexts>;
