import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const organiserTexts = lazyTexts('features/bulk-messages/texts/organisers', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
