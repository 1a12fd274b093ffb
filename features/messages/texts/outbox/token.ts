import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const outboxTexts = lazyTexts('features/messages/texts/outbox', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type OutboxTexts = TextsOf<typeof outboxTexts>;
