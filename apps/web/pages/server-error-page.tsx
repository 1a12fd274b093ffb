import { useNavigate } from 'react-router';
import { refusalTexts } from '#features/portal/texts/refusals/token.ts';
import { pageTexts } from '#features/portal/texts/titles/token.ts';
import { MessagePage } from '#features/portal/web/message-page.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useHandedMessage } from '#features/portal/web/use-handed-message.ts';
import { useRefusalTexts } from '#features/portal/web/use-refusal-texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

export const page: PageModule = {
  Component: ServerErrorPage,
  texts: [refusalTexts],
  head: ({ textsOf }) => ({ title: textsOf(pageTexts).server_error.title }),
  status: 500,
};

/** RTE-07. Trying again means going back to where it failed. */
function ServerErrorPage() {
  const texts = useRefusalTexts('server_error');
  const message = useHandedMessage();
  const navigate = useNavigate();
  return (
    <MessagePage
      scene="dugnad"
      title={texts.title}
      actions={
        <>
          <Button onClick={() => navigate(-1)}>{texts.try_again}</Button>
          <ButtonLink variant="secondary" href={paths.home}>
            {texts.home}
          </ButtonLink>
        </>
      }
    >
      {message ? <p>{message}</p> : null}
      <p>{texts.text}</p>
    </MessagePage>
  );
}
