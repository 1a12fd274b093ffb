import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const certificateTexts = lazyTexts('features/certificates/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type CertificateTexts = TextsOf<typeof certificateTexts>;
