import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const shellTexts = lazyTexts('apps/web/shell/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type ShellTexts = TextsOf<typeof shellTexts>;
