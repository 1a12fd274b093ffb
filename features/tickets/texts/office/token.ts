import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const ticketOfficeTexts = lazyTexts('features/tickets/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
