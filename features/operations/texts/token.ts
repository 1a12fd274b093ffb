import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const operationTexts = lazyTexts('features/operations/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type OperationTexts = TextsOf<typeof operationTexts>;
