import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const dashboardTexts = lazyTexts('features/dashboards/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type DashboardTexts = TextsOf<typeof dashboardTexts>;
