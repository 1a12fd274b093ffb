import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const runningTexts = lazyTexts('features/organisations/texts/running', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type RunningTexts = TextsOf<typeof runningTexts>;
