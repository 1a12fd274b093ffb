import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { CODE_LASTS_MINUTES } from '#features/identity/rules.ts';
import { identityTexts } from '#features/identity/texts/token.ts';
import { Emphasised } from '#features/identity/web/emphasised.tsx';
import { useSmsCode } from '#features/identity/web/use-sms-code.ts';
import { useVerifyCode } from '#features/identity/web/use-verify-code.ts';
import { isPhone, showUsername } from '#features/identity/web/username.ts';
import { type VerificationState, verificationState } from '#features/identity/web/verification-state.ts';
import { maskText } from '#platform/contract/masks.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { browserQueries } from '../../browser-queries.ts';
import type { PageModule } from '../../page-module.ts';
import { paths } from '../../paths.ts';
import { authAddress } from './auth-addresses.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthTitle } from './auth-title.tsx';
import type { HandedToast } from './handed-toast.ts';
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

/** IDN-09: without somebody to whom a code went there is nothing to give here. */
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

  const address = showUsername(verification.username);
  return (
    <div className="nb-stack nb-gap-m">
      <AuthTitle
        eyebrow={isRegistration ? texts.step(2, 3) : undefined}
        title={isRegistration ? texts.verify_code.created_title : texts.verify_code.title}
      >
        {isRegistration ? `${texts.verify_code.created_lead} ` : null}
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
