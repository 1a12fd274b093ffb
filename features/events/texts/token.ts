import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const eventTexts = lazyTexts('features/events/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type EventTexts = TextsOf<typeof eventTexts>;
