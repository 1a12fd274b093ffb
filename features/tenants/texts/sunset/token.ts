import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const sunsetTexts = lazyTexts('features/tenants/texts/sunset', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type SunsetTexts = TextsOf<typeof sunsetTexts>;
