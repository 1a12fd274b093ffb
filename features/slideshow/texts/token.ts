import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const slideshowTexts = lazyTexts('features/slideshow/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type SlideshowTexts = TextsOf<typeof slideshowTexts>;
