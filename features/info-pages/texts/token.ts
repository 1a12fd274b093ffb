import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const infoTexts = lazyTexts('features/info-pages/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type InfoTexts = TextsOf<typeof infoTexts>;
