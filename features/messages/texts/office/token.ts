import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const deadLetterTexts = lazyTexts('features/messages/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
