import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { getStartedPath } from '#features/portal/web/paths.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { InvitationState } from '../invitations-contract.ts';
import { membershipTexts } from '../texts/token.ts';
import { acceptInvitation, declineInvitation, validateInvitation } from './calls.ts';

type InvitationBannerProps = {
  token: string;
  /** Of the organisation, as the link says it; shown only until the server has told. */
  name: string | null;
  /** Of the page that it is shown on. */
  pathname: string;
  isLoggedIn: boolean;
  /** Has become a member: what the page knows about the person is read again. */
  onJoined: () => void;
};

/** What an invitation link is good for, and the answer to it (MEM-04). */
export function InvitationBanner({ token, name, pathname, isLoggedIn, onJoined }: InvitationBannerProps) {
  const { invitation: words } = useTexts(membershipTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const { data } = useAnswer(validateInvitation, { query: { token } });
  const [given, setGiven] = useState<'accept' | 'decline' | null>(null);
  const organisation = data?.data.organization?.name ?? name ?? '';
  // The token has left the address bar, so the way back has to bring it along.
  const returnUrl = `${pathname}?${new URLSearchParams({ invitationToken: token, name: organisation })}`;
  const { run, isPending } = useAction(
    async (answer: 'accept' | 'decline') => {
      if (answer === 'accept') await call(acceptInvitation, { body: { token } });
      else await call(declineInvitation, { body: { token } });
      setGiven(answer);
    },
    { invalidates: [validateInvitation], isToldInToast: true, returnUrlOf: () => returnUrl },
  );
  const lack = data && lackIn(data.data);
  if (given === 'accept' && lack) {
    return (
      <Notice title={words.accepted(organisation)}>
        <p>{words.role_waits[lack.role](lack.certificate)}</p>
        <TextLink href={organisationPaths.certificates(lack.organisation)}>{words.ask_certificate}</TextLink>
      </Notice>
    );
  }
  if (given) return null;
  if (!data) return <Notice>{words.checking}</Notice>;
  const { state, role, invited_by, masked_email, is_other_account } = data.data;
  if (state !== 'open') {
    const tone = state === 'already_member' ? 'info' : 'warning';
    return (
      <Notice tone={tone} title={words[state].title}>
        <p>{words[state].text}</p>
      </Notice>
    );
  }

  async function answer(chosen: 'accept' | 'decline', title: string) {
    if (!(await run(chosen))) return;
    showToast({ tone: 'success', title });
    onJoined();
  }

  return (
    <Notice title={words.title(organisation)}>
      {invited_by ? <p>{words.by(invited_by)}</p> : null}
      {lack ? <p>{words.role_needs[lack.role](lack.certificate)}</p> : role ? <p>{words.role[role]}</p> : null}
      {is_other_account && masked_email ? <p>{words.other_account(masked_email)}</p> : null}
      {isLoggedIn ? null : <p>{words.sign_in_text}</p>}
      <div className="nb-row nb-gap-s">
        {isLoggedIn ? (
          <Button isSmall isLoading={isPending} onClick={() => void answer('accept', words.accepted(organisation))}>
            {words.accept}
          </Button>
        ) : (
          <ButtonLink isSmall href={getStartedPath(returnUrl)}>
            {words.sign_in}
          </ButtonLink>
        )}
        <Button variant="secondary" isSmall disabled={isPending} onClick={() => void answer('decline', words.declined)}>
          {words.decline}
        </Button>
      </div>
    </Notice>
  );
}

/** BEY-10: what the role asks for and the user who is logged in does not have. */
function lackIn({ missing_certificate: certificate, role, organization }: InvitationState) {
  if (!certificate || !organization || (role !== 'moderator' && role !== 'admin')) return null;
  return { certificate, role, organisation: organization.id };
}
