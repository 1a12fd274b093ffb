import { lazyTexts } from '#platform/language/lazy-texts.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export type GuardianTexts = TextsLike<typeof nb>;

export const guardianTexts = lazyTexts('features/households/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
