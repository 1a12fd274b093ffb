import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const pushTexts = lazyTexts('features/push/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type PushTexts = TextsOf<typeof pushTexts>;
