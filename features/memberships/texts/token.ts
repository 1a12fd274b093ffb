import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const membershipTexts = lazyTexts('features/memberships/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type MembershipTexts = TextsOf<typeof membershipTexts>;
