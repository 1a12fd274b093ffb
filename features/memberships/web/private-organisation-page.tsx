import { refusalTexts } from '#features/portal/texts/refusals/token.ts';
import { pageTexts } from '#features/portal/texts/titles/token.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { PrivateOrganisation } from './private-organisation.tsx';

export const page: PageModule = {
  Component: PrivateOrganisationPage,
  texts: [refusalTexts],
  head: ({ textsOf }) => ({ title: textsOf(pageTexts).private_organisation.title }),
};

/** The message alone, for links to it: nobody has tried to come in. */
function PrivateOrganisationPage() {
  return <PrivateOrganisation isFinal={false} />;
}
