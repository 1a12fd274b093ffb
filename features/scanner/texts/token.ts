import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const scannerTexts = lazyTexts('features/scanner/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type ScannerTexts = TextsOf<typeof scannerTexts>;
