import { ButtonLink } from '#ui/button-link.tsx';
import { refusalTexts } from '../texts/refusals/token.ts';
import { pageTexts } from '../texts/titles/token.ts';
import { MessagePage } from './message-page.tsx';
import type { PageModule } from './page-module.ts';
import { paths } from './paths.ts';
import { useHandedMessage } from './use-handed-message.ts';
import { useRefusalTexts } from './use-refusal-texts.ts';

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
