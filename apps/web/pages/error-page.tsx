import { isRouteErrorResponse } from 'react-router';
import { useOwnTry } from '#features/identity/web/use-own-try.ts';
import { PrivateOrganisation } from '#features/memberships/web/private-organisation.tsx';
import { MessagePage } from '#features/portal/web/message-page.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useRefusalTexts } from '#features/portal/web/use-refusal-texts.ts';
import { CallFailed } from '#platform/web/client.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

/** The content of an error by its status, for pages that fail after they have been shown. */
export function ErrorContent({ error }: { error: unknown }) {
  const notFound = useRefusalTexts('not_found');
  const serverError = useRefusalTexts('server_error');
  const isTrying = useOwnTry(error);
  const status = isRouteErrorResponse(error) || error instanceof CallFailed ? error.status : 500;
  if (status === 404) {
    const { title, text, home } = notFound;
    return (
      <MessagePage scene="fjelltur" title={title} actions={<ButtonLink href={paths.home}>{home}</ButtonLink>}>
        <p>{text}</p>
      </MessagePage>
    );
  }
  if (status === 403) return <PrivateOrganisation isFinal={!isTrying} />;
  const { title, text, try_again, home } = serverError;
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
