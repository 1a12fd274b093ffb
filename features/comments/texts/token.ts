import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const commentTexts = lazyTexts('features/comments/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type CommentTexts = TextsOf<typeof commentTexts>;
