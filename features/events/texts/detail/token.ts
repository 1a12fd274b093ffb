import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const eventDetailTexts = lazyTexts('features/events/texts/detail', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type EventDetailTexts = TextsOf<typeof eventDetailTexts>;
