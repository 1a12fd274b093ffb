import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const senderTexts = lazyTexts('features/bulk-messages/texts/senders', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type SenderTexts = TextsOf<typeof senderTexts>;
