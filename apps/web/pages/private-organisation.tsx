import { useEffect, useEffectEvent } from 'react';
import { useLogin } from '#features/identity/web/use-login.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { paths } from '../paths.ts';
import { MessagePage } from '../shell/message-page.tsx';
import { shellTexts } from '../shell/texts/token.ts';
import { useRefusalTexts } from './use-refusal-texts.ts';

const InvitationPart = lazyPart(async () => (await import('./organisation/invitation-part.tsx')).InvitationPart);

/** RTE-06. The warning comes when it is sure that whoever looks may not come in. */
export function PrivateOrganisation({ isFinal }: { isFinal: boolean }) {
  const { title, text, button, warning } = useRefusalTexts('private_organisation');
  const { notice } = useTexts(shellTexts).failure;
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
