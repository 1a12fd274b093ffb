import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const inviteTexts = lazyTexts('features/event-invites/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type InviteTexts = TextsOf<typeof inviteTexts>;
