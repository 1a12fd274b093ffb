import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const requestTexts = lazyTexts('features/organisations/texts/requests', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type RequestTexts = TextsOf<typeof requestTexts>;
