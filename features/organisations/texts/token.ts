import { lazyTexts, type TextsOf } from '#platform/language/lazy-texts.ts';

export const organisationTexts = lazyTexts('features/organisations/texts', {
  nb: () => import('./nb.ts'),
  nn: () => import('./nn.ts'),
  en: () => import('./en.ts'),
});

export type OrganisationTexts = TextsOf<typeof organisationTexts>;
