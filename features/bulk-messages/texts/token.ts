import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const bulkMessageTexts = lazyTexts('features/bulk-messages/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type BulkMessageTexts = TextsOf<typeof bulkMessageTexts>;
