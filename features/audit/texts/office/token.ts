import { lazyTexts } from '#platform/language/lazy-texts.ts';

export const auditLogTexts = lazyTexts('features/audit/texts/office', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
