import { useEffect, useEffectEvent } from 'react';
import { useLogin } from '#features/identity/web/use-login.tsx';
import { portalTexts } from '#features/portal/texts/token.ts';
import { MessagePage } from '#features/portal/web/message-page.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useRefusalTexts } from '#features/portal/web/use-refusal-texts.ts';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { useToasts } from '#ui/use-toasts.ts';

const InvitationPart = lazyPart(async () => (await import('./invitation-part.tsx')).InvitationPart);

/** RTE-06. The warning comes when it is sure that the user who looks may not come in. */
export function PrivateOrganisation({ isFinal }: { isFinal: boolean }) {
  const { title, text, button, warning } = useRefusalTexts('private_organisation');
  const { notice } = useTexts(portalTexts).failure;
  const { showToast } = useToasts();
  const isInBrowser = useLogin() !== null;
  const isKnown = isInBrowser && isFinal;
  const warn = useEffectEvent(() => showToast({ title: notice, text: warning }));
  useEffect(() => {
    if (isKnown) warn();
  }, [isKnown]);
  return (
    <MessagePage scene="bygd" title={title} actions={<ButtonLink href={paths.organisations}>{button}</ButtonLink>}>
      <p>{text}</p>
      {isInBrowser ? <InvitationPart /> : null}
    </MessagePage>
  );
}
