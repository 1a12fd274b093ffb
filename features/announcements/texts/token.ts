import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const announcementTexts = lazyTexts('features/announcements/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type AnnouncementTexts = TextsOf<typeof announcementTexts>;
