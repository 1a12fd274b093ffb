import { useNavigate } from 'react-router';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { identityTexts } from '../../../texts/token.ts';
import { resetPassword, restorePassword } from '../../calls.ts';
import { checkNewPassword } from '../../check-new-password.ts';
import { NewPasswordFields } from '../../new-password-fields.tsx';
import { keptUsername } from '../../verification-state.ts';
import { withForm } from '../../with-form.ts';
import { authAddress } from '../auth-addresses.ts';
import { AuthForm } from '../auth-form.tsx';
import { AuthTitle } from '../auth-title.tsx';
import type { LoginState } from '../login-page.tsx';
import { useEnter } from '../use-enter.ts';
import { useReturnUrl } from '../use-return-url.ts';
import { useSubmit } from '../use-submit.ts';

/** What the new password is asked for with: the token of a link, or a verification whose code has been given. */
export type PasswordProof = { token: string } | { verification_id: string };

type NewPasswordScreenProps = { proof: PasswordProof; onStartOver: () => void };

export function NewPasswordScreen({ proof, onStartOver }: NewPasswordScreenProps) {
  const texts = useTexts(identityTexts);
  const call = useCall();
  const enter = useEnter();
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();

  const form = useSubmit({
    fields: ['password', 'password_confirmation'],
    check: (values) => checkNewPassword(values, texts),
    send: async ({ password = '', password_confirmation = '' }) => {
      if ('token' in proof) {
        await call(resetPassword, { body: { ...proof, password } });
        const state: LoginState = { told: 'password_saved' };
        navigate(authAddress.login({ returnUrl }), { replace: true, state });
        return;
      }
      const body = { ...proof, password, password_confirmation };
      enter(await withForm(call, () => call(restorePassword, { body })), returnUrl);
    },
  });

  const isTooLate = Boolean(form.errors.token ?? form.errors.verification_id);
  return (
    <div className="nb-stack nb-gap-m">
      <AuthTitle title={texts.reset_password.password_title}>{texts.reset_password.password_lead}</AuthTitle>
      <AuthForm form={form}>
        {isTooLate ? (
          <Button variant="secondary" isFullWidth onClick={onStartOver}>
            {texts.reset_password.start_over}
          </Button>
        ) : null}
        {/* For password managers: what belongs to the password that follows. A link does not tell whose it is. */}
        {'token' in proof ? null : (
          <input name="username" autoComplete="username" value={keptUsername.read()} readOnly hidden />
        )}
        <NewPasswordFields label={texts.reset_password.password} errors={form.errors} />
        <Button type="submit" isFullWidth isLoading={form.isSending}>
          {texts.reset_password.button}
        </Button>
      </AuthForm>
    </div>
  );
}
