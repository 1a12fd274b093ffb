import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { HandedToast } from '#features/portal/web/handed-toast.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { maskText } from '#platform/contract/masks.ts';
import { browserQueries } from '#platform/web/browser-queries.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CODE_LASTS_MINUTES } from '../../rules.ts';
import { type IdentityTexts, identityTexts } from '../../texts/token.ts';
import { Emphasised } from '../emphasised.tsx';
import { useFirstField } from '../use-first-field.ts';
import { useSmsCode } from '../use-sms-code.ts';
import { useVerifyCode } from '../use-verify-code.ts';
import { isPhone, showUsername } from '../username.ts';
import { type VerificationState, verificationState } from '../verification-state.ts';
import { authAddress, REGISTRATION_STEPS } from './auth-addresses.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthTitle } from './auth-title.tsx';
import { RobotCheck } from './robot-check.tsx';
import { TooManyCodes } from './too-many-codes.tsx';
import { useReturnUrl } from './use-return-url.ts';
import { useSubmit } from './use-submit.ts';

export const page: PageModule = {
  Component: VerifyCodePage,
  texts: [identityTexts],
  isMadeInBrowser: true,
  head: ({ textsOf }) => ({ title: textsOf(identityTexts).verify_code.page_title }),
};

/** IDN-09: without a code on its way there is nothing to type here. */
function VerifyCodePage() {
  const [query] = useSearchParams();
  const returnUrl = useReturnUrl();
  const [verification] = useState(verificationState.read);
  const verificationId = query.get('verificationId') ?? '';
  const isSecondNameVerify = query.get('isSecondNameVerify') === 'true';
  if (!verification?.username || !verificationId) {
    return <Navigate to={authAddress.verifyUsername({ verificationId, isSecondNameVerify, returnUrl })} replace />;
  }
  return (
    <CodeScreen
      verification={verification}
      verificationId={verificationId}
      isRegistration={query.get('isRegistration') === 'true'}
      isSecondNameVerify={isSecondNameVerify}
      hasTooManyAttempts={query.get('tooManyAttempts') === 'true'}
    />
  );
}

type CodeScreenProps = {
  verification: VerificationState;
  verificationId: string;
  isRegistration: boolean;
  isSecondNameVerify: boolean;
  hasTooManyAttempts: boolean;
};

function CodeScreen(props: CodeScreenProps) {
  const { verification, verificationId, isRegistration, isSecondNameVerify, hasTooManyAttempts } = props;
  const texts = useTexts(identityTexts);
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const [code, setCode] = useState('');
  const { verify, isWorking } = useVerifyCode(verificationId);
  useFirstField('code');
  useSmsCode(isPhone(verification.username), (read) => setCode(maskText('000-000', read)));

  const form = useSubmit({
    fields: ['code'],
    otherFaultsAt: 'code',
    check: (values) => ({ code: values.code ? undefined : texts.required.code }),
    send: async () => {
      await verify(code);
      goOn();
    },
  });

  /** IDN-10 */
  function goOn() {
    if (isRegistration) {
      navigate(authAddress.register({ verificationId, returnUrl }));
      return;
    }
    verificationState.clear();
    // Whatever has been fetched of the person has the address of before.
    void browserQueries.client?.invalidateQueries();
    const state: HandedToast = { toast: texts.verify_code.updated };
    if (isSecondNameVerify) navigate(returnUrl, { replace: true });
    else navigate(paths.editProfile, { replace: true, state });
  }

  const step = isRegistration ? 2 : isSecondNameVerify ? 4 : null;
  const address = showUsername(verification.username);
  return (
    <div className="nb-stack nb-gap-m">
      <AuthTitle
        eyebrow={step === null ? undefined : texts.step(step, REGISTRATION_STEPS)}
        title={titleOf(props, texts.verify_code)}
      >
        {isSecondNameVerify ? `${texts.verify_code.created_lead} ` : null}
        <Emphasised text={texts.code_sent_to(address)} part={address} />
      </AuthTitle>
      <AuthForm form={form}>
        <CodeField
          id="code"
          name="code"
          label={texts.code}
          help={texts.code_help(CODE_LASTS_MINUTES)}
          error={form.errors.code}
          value={code}
          onValueChange={setCode}
        />
        {hasTooManyAttempts ? <TooManyCodes isPhone={isPhone(verification.username)} /> : null}
        <RobotCheck isWorking={isWorking} />
        <Button type="submit" isFullWidth isLoading={form.isSending}>
          {isRegistration ? texts.next : texts.done}
        </Button>
      </AuthForm>
      <TextLink href={authAddress.verifyUsername({ verificationId, isSecondNameVerify, returnUrl })}>
        {texts.verify_code.not_received}
      </TextLink>
    </div>
  );
}

/** The first code is for a new account, the second for one that is there; others are for a change in the profile. */
function titleOf({ isRegistration, isSecondNameVerify }: CodeScreenProps, texts: IdentityTexts['verify_code']): string {
  if (isRegistration) return texts.title;
  return isSecondNameVerify ? texts.created_title : texts.page_title;
}
