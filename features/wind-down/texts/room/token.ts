import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const windDownTexts = lazyTexts('features/wind-down/texts/room', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
