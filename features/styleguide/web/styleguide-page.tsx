import { confirmationTexts } from '#features/portal/texts/confirmations/token.ts';
import { pageTexts } from '#features/portal/texts/titles/token.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { useLocale } from '#platform/web/language.tsx';
import { Styleguide } from './styleguide.tsx';

export const page: PageModule = {
  Component: StyleguidePage,
  texts: [confirmationTexts],
  head: ({ textsOf }) => ({ title: textsOf(pageTexts).styleguide.title }),
};

function StyleguidePage() {
  return <Styleguide locale={useLocale()} />;
}
