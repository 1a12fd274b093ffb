import { turnTwoFactorOff, turnTwoFactorOn } from '#features/identity/web/calls.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useProof } from '#platform/web/use-proof.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnUser } from '../../contract.ts';
import { userTexts } from '../../texts/token.ts';
import { getMe } from '../calls.ts';
import { SECTIONS } from '../paths.ts';
import { AuthenticatorPart } from './authenticator-part.tsx';

/** IDN-06: by e-mail for everyone, with an app for those who have power over others. */
export function TwoFactorSection({ user }: { user: OwnUser }) {
  const texts = useTexts(userTexts);
  const { two_factor: words } = texts;
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  const isOn = user.has_two_factor || user.is_staff;

  const turning = useAction(
    async () => {
      await withProof(() => (isOn ? call(turnTwoFactorOff, {}) : call(turnTwoFactorOn, {})));
      showToast({ title: isOn ? words.disabled : words.enabled, tone: 'success' });
    },
    { invalidates: [getMe], isToldInToast: true },
  );
  return (
    <SheetSection id={SECTIONS.two_factor} title={words.title} lead={words.lead}>
      <p>{isOn ? (user.has_authenticator ? words.on_app : words.on) : words.off}</p>
      {user.is_staff ? (
        <>
          <p className="nb-muted">{words.staff}</p>
          <AuthenticatorPart user={user} />
        </>
      ) : user.email || isOn ? (
        <div>
          <Button variant="secondary" isLoading={turning.isPending} onClick={() => void turning.run()}>
            {isOn ? words.turn_off : words.turn_on}
          </Button>
        </div>
      ) : (
        <Notice>{words.needs_email}</Notice>
      )}
    </SheetSection>
  );
}
