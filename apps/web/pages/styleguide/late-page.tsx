import { useLocale } from '#platform/web/language.tsx';
import type { PageModule } from '../../page-module.ts';
import { StyleguidePage } from '../styleguide-page.tsx';

export const page: PageModule = {
  Component: Styleguide,
  head: ({ texts }) => ({ title: texts.pages.styleguide.title }),
};

function Styleguide() {
  return <StyleguidePage locale={useLocale()} />;
}
