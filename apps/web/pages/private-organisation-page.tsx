import type { PageModule } from '../page-module.ts';
import { PrivateOrganisation } from './private-organisation.tsx';

export const page: PageModule = {
  Component: PrivateOrganisationPage,
  head: ({ texts }) => ({ title: texts.pages.private_organisation.title }),
};

/** The message alone, for links to it: nobody has tried to come in. */
function PrivateOrganisationPage() {
  return <PrivateOrganisation isFinal={false} />;
}
