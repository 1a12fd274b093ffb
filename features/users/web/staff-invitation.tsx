import { useEffect } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { staffTexts } from '../texts/staff/token.ts';
import { acceptStaffInvite, validateStaffInvite } from './staff-calls.ts';

type StaffInvitationProps = {
  token: string;
  /** All their sessions have ended: the way on leads through the sign-in. */
  onAccepted: () => void;
};

/** What the link of an invitation is good for, and the answer to it. */
export function StaffInvitation({ token, onAccepted }: StaffInvitationProps) {
  const { invitation: words } = useTexts(staffTexts);
  const call = useCall();
  const answer = useAnswer(validateStaffInvite, { query: { token } });
  const { showToast } = useToasts();
  const accepting = useAction(
    async () => {
      await call(acceptStaffInvite, { body: { token } });
      showToast({ tone: 'success', title: words.accepted });
      onAccepted();
    },
    { isToldInToast: true },
  );
  useEffect(hideToken, []);
  if (answer.isError) return <FailedPart text={words.failed} onTryAgain={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton shape="block" />;
  const { state, municipality, role, invited_by, masked_email } = answer.data.data;
  if (state === 'other_address') {
    return (
      <Notice tone="warning" title={words.other_address.title}>
        <p>{words.other_address.text(masked_email ?? '')}</p>
      </Notice>
    );
  }
  if (state !== 'open') {
    return (
      <Notice tone="warning" title={words[state].title}>
        <p>{words[state].text}</p>
      </Notice>
    );
  }
  return (
    <Notice title={words.title(municipality ?? '')}>
      {invited_by ? <p>{words.by(invited_by)}</p> : null}
      {role ? <p>{words.role[role]}</p> : null}
      <p>{words.log_in_again}</p>
      <Button isSmall isLoading={accepting.isPending} onClick={() => void accepting.run()}>
        {words.accept}
      </Button>
    </Notice>
  );
}

/** It is neither copied along with the address nor told to what the page links to. */
function hideToken(): void {
  const address = new URL(location.href);
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
}
