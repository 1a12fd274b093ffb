import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const pageTexts = lazyTexts('features/portal/texts/titles', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type PageTexts = TextsOf<typeof pageTexts>;
