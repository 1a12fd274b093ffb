import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const municipalityTexts = lazyTexts('features/municipalities/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type MunicipalityTexts = TextsOf<typeof municipalityTexts>;
