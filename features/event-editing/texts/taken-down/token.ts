import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const takenDownTexts = lazyTexts('features/event-editing/texts/taken-down', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
