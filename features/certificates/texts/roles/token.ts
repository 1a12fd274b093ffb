import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const roleCertificateTexts = lazyTexts('features/certificates/texts/roles', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
