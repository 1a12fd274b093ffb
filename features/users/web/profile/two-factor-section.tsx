import { useQueryClient } from '@tanstack/react-query';
import { turnTwoFactorOff, turnTwoFactorOn } from '#features/identity/web/calls.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useProof } from '#platform/web/use-proof.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnUser } from '../../contract.ts';
import { userTexts } from '../../texts/token.ts';
import { getMe } from '../calls.ts';
import { SECTIONS } from '../paths.ts';
import { AuthenticatorPart } from './authenticator-part.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useAttempt } from './use-attempt.ts';

/** IDN-06: by e-mail for everyone, with an app for those who have power over others. */
export function TwoFactorSection({ user }: { user: OwnUser }) {
  const texts = useTexts(userTexts);
  const { two_factor: words } = texts;
  const call = useCall();
  const queries = useQueryClient();
  const withProof = useProof();
  const { showToast } = useToasts();
  const { isPending, errors, failure, attempt } = useAttempt();
  const isOn = user.has_two_factor || user.is_staff;

  const turn = () =>
    attempt(async () => {
      await withProof(() => (isOn ? call(turnTwoFactorOff, {}) : call(turnTwoFactorOn, {})));
      await queries.invalidateQueries({ queryKey: answerQuery(call, getMe, {}).queryKey });
      showToast({ title: isOn ? words.disabled : words.enabled, tone: 'success' });
    });

  const [fault] = Object.values(errors).filter(Boolean);
  const told = failure ?? fault;
  return (
    <ProfileSection id={SECTIONS.two_factor} title={words.title} lead={words.lead}>
      <p>{isOn ? (user.has_authenticator ? words.on_app : words.on) : words.off}</p>
      {told ? (
        <Notice tone="danger" isLive>
          {told}
        </Notice>
      ) : null}
      {user.is_staff ? (
        <>
          <p className="nb-muted">{words.staff}</p>
          <AuthenticatorPart user={user} />
        </>
      ) : user.email || isOn ? (
        <div>
          <Button variant="secondary" isLoading={isPending} onClick={() => void turn()}>
            {isOn ? words.turn_off : words.turn_on}
          </Button>
        </div>
      ) : (
        <Notice>{words.needs_email}</Notice>
      )}
    </ProfileSection>
  );
}
