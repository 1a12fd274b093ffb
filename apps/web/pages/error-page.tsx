import { isRouteErrorResponse } from 'react-router';
import { CallFailed } from '#platform/web/client.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { paths } from '../paths.ts';
import { MessagePage } from '../shell/message-page.tsx';
import { usePageTexts } from '../shell/use-page-texts.ts';

/** The content of an error by its status, for pages that fail after they have been shown. */
export function ErrorContent({ error }: { error: unknown }) {
  const texts = usePageTexts();
  const status = isRouteErrorResponse(error) || error instanceof CallFailed ? error.status : 500;
  if (status === 404) {
    const { title, text, home } = texts.not_found;
    return (
      <MessagePage scene="fjelltur" title={title} actions={<ButtonLink href={paths.home}>{home}</ButtonLink>}>
        <p>{text}</p>
      </MessagePage>
    );
  }
  if (status === 403) {
    const { title, text, button } = texts.private_organisation;
    return (
      <MessagePage scene="bygd" title={title} actions={<ButtonLink href={paths.organisations}>{button}</ButtonLink>}>
        <p>{text}</p>
      </MessagePage>
    );
  }
  const { title, text, try_again, home } = texts.server_error;
  return (
    <MessagePage
      scene="dugnad"
      title={title}
      actions={
        <>
          <Button onClick={() => location.reload()}>{try_again}</Button>
          <ButtonLink variant="secondary" href={paths.home}>
            {home}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
    </MessagePage>
  );
}
