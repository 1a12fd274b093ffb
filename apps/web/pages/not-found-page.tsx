import { refusalTexts } from '#features/portal/texts/refusals/token.ts';
import { pageTexts } from '#features/portal/texts/titles/token.ts';
import { MessagePage } from '#features/portal/web/message-page.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useHandedMessage } from '#features/portal/web/use-handed-message.ts';
import { useRefusalTexts } from '#features/portal/web/use-refusal-texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';

export const page: PageModule = {
  Component: NotFoundPage,
  texts: [refusalTexts],
  head: ({ textsOf }) => ({ title: textsOf(pageTexts).not_found.title }),
  status: 404,
};

/** RTE-07, SHL-08 */
function NotFoundPage() {
  const texts = useRefusalTexts('not_found');
  const message = useHandedMessage();
  return (
    <MessagePage scene="fjelltur" title={texts.title} actions={<ButtonLink href={paths.home}>{texts.home}</ButtonLink>}>
      <p>{message ?? texts.text}</p>
    </MessagePage>
  );
}
