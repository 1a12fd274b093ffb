import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const mapTexts = lazyTexts('features/map/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type MapTexts = TextsOf<typeof mapTexts>;
