import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const pageTexts = lazyTexts('apps/web/pages/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type PageTexts = TextsOf<typeof pageTexts>;
