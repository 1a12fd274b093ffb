import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const officeEventTexts = lazyTexts('features/event-editing/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
