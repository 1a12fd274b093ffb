import { lazyTexts } from '#platform/language/lazy-texts.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export type OrganisationPaymentTexts = TextsLike<typeof nb>;

export const organisationPaymentTexts = lazyTexts('features/payouts/texts/organisation', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});
