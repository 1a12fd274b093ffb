import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const notificationTexts = lazyTexts('features/notifications/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type NotificationTexts = TextsOf<typeof notificationTexts>;
