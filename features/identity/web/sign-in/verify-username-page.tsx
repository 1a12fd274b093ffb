import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { getStartedPath, paths } from '#features/portal/web/paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { type Call, CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import type { IdentityTexts } from '../../texts/token.ts';
import { identityTexts } from '../../texts/token.ts';
import { askForCode } from '../ask-for-code.ts';
import { changeEmail, changePhone, proveYourself, resendVerification } from '../calls.ts';
import { useIsLoggedIn } from '../use-login.tsx';
import { isPhone, isSameUsername, withoutCountryCode } from '../username.ts';
import { UsernameField } from '../username-field.tsx';
import { type VerificationState, verificationState } from '../verification-state.ts';
import { authAddress, REGISTRATION_STEPS } from './auth-addresses.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthTitle } from './auth-title.tsx';
import { useReturnUrl } from './use-return-url.ts';
import { useSubmit } from './use-submit.ts';

export const page: PageModule = {
  Component: VerifyUsernamePage,
  texts: [identityTexts],
  isMadeInBrowser: true,
  head: ({ textsOf }) => ({ title: textsOf(identityTexts).verify_username.page_title }),
};

/**
 * IDN-07: the user who comes without something to verify belongs in their profile; a visitor has followed an old link.
 */
function VerifyUsernamePage() {
  const [query] = useSearchParams();
  const [verification] = useState(verificationState.read);
  const isLoggedIn = useIsLoggedIn();
  const returnUrl = useReturnUrl();
  if (!verification) {
    return <Navigate to={isLoggedIn ? paths.editProfile : getStartedPath(returnUrl, 'old_link')} replace />;
  }
  return (
    <UsernameScreen
      verification={verification}
      verificationId={query.get('verificationId') ?? ''}
      isSecondNameVerify={query.get('isSecondNameVerify') === 'true'}
    />
  );
}

type UsernameScreenProps = { verification: VerificationState; verificationId: string; isSecondNameVerify: boolean };

function UsernameScreen({ verification, verificationId, isSecondNameVerify }: UsernameScreenProps) {
  const { purpose } = verification;
  const texts = useTexts(identityTexts);
  const call = useCall();
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const [username, setUsername] = useState(() => withoutCountryCode(verification.username));
  const [needsProof, setNeedsProof] = useState(false);
  const kind = purpose === 'email' || purpose === 'phone' ? purpose : 'both';
  const isAgain = verificationId !== '' && isSameUsername(username, verification.username);

  useEffect(() => {
    if (needsProof) document.getElementById('password')?.focus();
  }, [needsProof]);

  /** A user who has a code on the way and thinks better of it goes on with that one. */
  const isAskedAgain = verificationId !== '' && !isSecondNameVerify;
  const codeAddress = (id: string, more: { tooManyAttempts?: boolean } = {}) =>
    authAddress.verifyCode({
      verificationId: id,
      isRegistration: purpose === 'register',
      isSecondNameVerify,
      returnUrl,
      ...more,
    });

  function goToCode(id: string, more: { tooManyAttempts?: boolean } = {}) {
    verificationState.keep({ purpose, username: username.trim() });
    navigate(codeAddress(id, more));
  }

  const form = useSubmit({
    fields: needsProof ? ['username', 'password'] : ['username'],
    // The server calls it what it is; the form has one field.
    otherFaultsAt: 'username',
    check: ({ password = '' }) => ({
      username: username.trim() ? undefined : texts.required.username,
      password: needsProof && !password ? texts.required.password : undefined,
    }),
    // IDN-08
    send: async ({ password = '' }) => {
      if (needsProof) await call(proveYourself, { body: { password } });
      const isSent = isAgain && (await sendAgain(call, verificationId));
      goToCode(isSent ? verificationId : await sendFirst(call, purpose, username));
    },
    onRefused: ({ status, kind: refusal }) => {
      // IDN-11
      if (status === 429 && isAgain) goToCode(verificationId, { tooManyAttempts: true });
      else if (refusal === 'proof_required') setNeedsProof(true);
      else return false;
      return true;
    },
  });

  return (
    <div className="nb-stack nb-gap-m">
      <AuthTitle {...titleOf(verification, isSecondNameVerify, texts)} />
      <AuthForm form={form}>
        <UsernameField
          id="username"
          name="username"
          label={kind === 'both' ? texts.username : texts[kind]}
          error={form.errors.username}
          kind={kind}
          isPhone={kind === 'phone' || (kind === 'both' && isPhone(username))}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
        {needsProof ? (
          <PasswordField
            id="password"
            name="password"
            label={texts.password}
            help={texts.verify_username.proof}
            error={form.errors.password}
            autoComplete="current-password"
            showLabel={texts.show_password}
            hideLabel={texts.hide_password}
          />
        ) : null}
        <Button type="submit" isFullWidth isLoading={form.isSending}>
          {texts.send_code}
        </Button>
        <ButtonLink
          variant="secondary"
          isFullWidth
          href={isAskedAgain ? codeAddress(verificationId) : wayOut(verification, isSecondNameVerify, returnUrl)}
        >
          {isSecondNameVerify ? texts.not_now : texts.cancel}
        </ButtonLink>
      </AuthForm>
    </div>
  );
}

type Purpose = VerificationState['purpose'];

/** False for a verification that is no longer good, or was another browser's: then a new one is made. */
async function sendAgain(call: Call, id: string): Promise<boolean> {
  try {
    await call(resendVerification, { params: { id } });
    return true;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 422) return false;
    throw error;
  }
}

async function sendFirst(call: Call, purpose: Purpose, username: string): Promise<string> {
  if (purpose === 'email') return (await call(changeEmail, { body: { email: username } })).data.id;
  if (purpose === 'phone') return (await call(changePhone, { body: { phone: username } })).data.id;
  return askForCode(call, username, purpose);
}

function wayOut({ purpose }: VerificationState, isSecondNameVerify: boolean, returnUrl: string): string {
  if (isSecondNameVerify) return returnUrl;
  return purpose === 'email' || purpose === 'phone' ? paths.editProfile : authAddress.getStarted({ returnUrl });
}

function titleOf({ purpose }: VerificationState, isSecondNameVerify: boolean, texts: IdentityTexts) {
  const { verify_username: words, verify_code, step } = texts;
  if (purpose !== 'email' && purpose !== 'phone') return { title: words.title, children: words.lead };
  if (isSecondNameVerify) {
    const lead = `${verify_code.created_title} ${words[`second_${purpose}_lead`]}`;
    return { eyebrow: step(4, REGISTRATION_STEPS), title: words[`second_${purpose}_title`], children: lead };
  }
  return { title: words[`change_${purpose}_title`], children: words.change_lead };
}
