import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const uploadTexts = lazyTexts('features/uploads/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type UploadTexts = TextsOf<typeof uploadTexts>;
