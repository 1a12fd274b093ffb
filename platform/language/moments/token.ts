import { lazyTexts } from '../lazy-texts.ts';

export const momentTexts = lazyTexts('platform/language/moments', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
