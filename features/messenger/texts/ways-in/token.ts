import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const messengerWayTexts = lazyTexts('features/messenger/texts/ways-in', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
