import { useState } from 'react';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { membershipTexts } from '../texts/token.ts';
import { acceptInvitation, declineInvitation, validateInvitation } from './calls.ts';
import styles from './members-tab.module.css';

type InvitationBannerProps = {
  token: string;
  /** Of the organisation, as the link says it; shown only until the server has told. */
  name: string | null;
  /** The way through the sign-in and back here; null for the user who is logged in. */
  signInHref: string | null;
  /** Has become a member: what the page knows about the person is read again. */
  onJoined: () => void;
};

/** What an invitation link is good for, and the answer to it (MEM-04). */
export function InvitationBanner({ token, name, signInHref, onJoined }: InvitationBannerProps) {
  const texts = useTexts(membershipTexts);
  const words = texts.invitation;
  const call = useCall();
  const { showToast } = useToasts();
  const { data, refetch } = useAnswer(validateInvitation, { query: { token } });
  const [isPending, setIsPending] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  if (isAnswered) return null;
  if (!data) return <Notice>{words.checking}</Notice>;
  const { state, organization, role, invited_by, masked_email, is_other_account } = data.data;
  if (state !== 'open') {
    const tone = state === 'already_member' ? 'info' : 'warning';
    return (
      <Notice tone={tone} title={words[state].title}>
        <p>{words[state].text}</p>
      </Notice>
    );
  }
  const organisation = organization?.name ?? name ?? '';

  async function answer(work: () => Promise<unknown>, done: string) {
    setIsPending(true);
    try {
      await work();
      setIsAnswered(true);
      showToast({ tone: 'success', title: done });
      onJoined();
    } catch (error) {
      showToast({ tone: 'danger', title: failureText(error, texts) });
      void refetch();
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Notice title={words.title(organisation)}>
      {invited_by ? <p>{words.by(invited_by)}</p> : null}
      {role ? <p>{words.role[role]}</p> : null}
      {is_other_account && masked_email ? <p>{words.other_account(masked_email)}</p> : null}
      {signInHref === null ? null : <p>{words.sign_in_text}</p>}
      <div className={styles.actions}>
        {signInHref === null ? (
          <Button
            isSmall
            isLoading={isPending}
            onClick={() => void answer(() => call(acceptInvitation, { body: { token } }), words.accepted(organisation))}
          >
            {words.accept}
          </Button>
        ) : (
          <ButtonLink isSmall href={withInvitation(signInHref, { token, name: organisation })}>
            {words.sign_in}
          </ButtonLink>
        )}
        <Button
          variant="secondary"
          isSmall
          disabled={isPending}
          onClick={() => void answer(() => call(declineInvitation, { body: { token } }), words.declined)}
        >
          {words.decline}
        </Button>
      </div>
    </Notice>
  );
}

/** The token has left the address bar, so the way back has to bring it along. */
function withInvitation(signInHref: string, { token, name }: { token: string; name: string }): string {
  const [path = '', search = ''] = signInHref.split('?', 2);
  const query = new URLSearchParams(search);
  const [back = '/'] = (query.get('returnUrl') ?? '/').split('?', 1);
  query.set('returnUrl', `${back}?${new URLSearchParams({ invitationToken: token, name })}`);
  return `${path}?${query}`;
}
