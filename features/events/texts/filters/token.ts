import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const filterTexts = lazyTexts('features/events/texts/filters', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type FilterTexts = TextsOf<typeof filterTexts>;
