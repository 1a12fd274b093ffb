import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const faultTexts = lazyTexts('features/event-editing/texts/faults', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type FaultTexts = TextsOf<typeof faultTexts>;
