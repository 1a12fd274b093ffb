import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const approvalTexts = lazyTexts('features/organisations/texts/approval', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
