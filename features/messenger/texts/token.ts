import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const messengerTexts = lazyTexts('features/messenger/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type MessengerTexts = TextsOf<typeof messengerTexts>;
