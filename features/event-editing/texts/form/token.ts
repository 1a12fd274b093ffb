import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const formTexts = lazyTexts('features/event-editing/texts/form', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type FormTexts = TextsOf<typeof formTexts>;
