import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const announcementOfficeTexts = lazyTexts('features/announcements/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
