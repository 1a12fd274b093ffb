import { useLocale } from '#platform/web/language.tsx';
import type { PageModule } from '../../page-module.ts';
import { StyleguidePage } from '../styleguide-page.tsx';
import { pageTexts } from '../texts/token.ts';

export const page: PageModule = {
  Component: Styleguide,
  head: ({ textsOf }) => ({ title: textsOf(pageTexts).styleguide.title }),
};

function Styleguide() {
  return <StyleguidePage locale={useLocale()} />;
}
