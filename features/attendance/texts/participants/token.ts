import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const participantTexts = lazyTexts('features/attendance/texts/participants', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type ParticipantTexts = TextsOf<typeof participantTexts>;
