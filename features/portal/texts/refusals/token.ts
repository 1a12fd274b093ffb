import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const refusalTexts = lazyTexts('features/portal/texts/refusals', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type RefusalTexts = TextsOf<typeof refusalTexts>;
