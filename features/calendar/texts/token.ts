import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const calendarTexts = lazyTexts('features/calendar/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type CalendarTexts = TextsOf<typeof calendarTexts>;
