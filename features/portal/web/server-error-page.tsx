import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { refusalTexts } from '../texts/refusals/token.ts';
import { pageTexts } from '../texts/titles/token.ts';
import { MessagePage } from './message-page.tsx';
import type { PageModule } from './page-module.ts';
import { paths } from './paths.ts';
import { useHandedMessage } from './use-handed-message.ts';
import { useRefusalTexts } from './use-refusal-texts.ts';

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
