import { ButtonLink } from '#ui/button-link.tsx';
import type { PageModule } from '../page-module.ts';
import { paths } from '../paths.ts';
import { MessagePage } from '../shell/message-page.tsx';
import { usePageTexts } from '../shell/use-page-texts.ts';

export const page: PageModule = {
  Component: PrivateOrganisationPage,
  head: ({ texts }) => ({ title: texts.pages.private_organisation.title }),
};

/** RTE-06 */
function PrivateOrganisationPage() {
  const { title, text, button } = usePageTexts().private_organisation;
  return (
    <MessagePage scene="bygd" title={title} actions={<ButtonLink href={paths.organisations}>{button}</ButtonLink>}>
      <p>{text}</p>
    </MessagePage>
  );
}
