import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const portalTexts = lazyTexts('features/portal/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type PortalTexts = TextsOf<typeof portalTexts>;
