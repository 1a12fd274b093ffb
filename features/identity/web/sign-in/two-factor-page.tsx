import { useState } from 'react';
import { Navigate } from 'react-router';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CODE_LASTS_MINUTES } from '../../rules.ts';
import { identityTexts } from '../../texts/token.ts';
import { resendTwoFactor, verifyTwoFactor } from '../calls.ts';
import { Emphasised } from '../emphasised.tsx';
import { useFirstField } from '../use-first-field.ts';
import { useLogin, useTickets } from '../use-login.tsx';
import { authAddress } from './auth-addresses.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthTitle } from './auth-title.tsx';
import type { LoginState } from './login-page.tsx';
import { TooManyCodes } from './too-many-codes.tsx';
import { tooManyOrThrow } from './too-many-or-throw.ts';
import { useReturnUrl } from './use-return-url.ts';
import { useSubmit } from './use-submit.ts';

export const page: PageModule = {
  Component: TwoFactorPage,
  texts: [identityTexts],
  isMadeInBrowser: true,
  head: ({ textsOf }) => ({ title: textsOf(identityTexts).two_factor.title }),
};

/** IDN-03: only for a ticket that waits for its code. */
function TwoFactorPage() {
  const login = useLogin();
  const returnUrl = useReturnUrl();
  if (login?.state === 'open') return <Navigate to={returnUrl} replace />;
  if (login?.state !== 'pending') {
    const state: LoginState = { told: 'session_over' };
    return <Navigate to={authAddress.login({ returnUrl })} state={state} replace />;
  }
  return login.sentTo === null ? <AppScreen /> : <SentCodeScreen sentTo={login.sentTo} />;
}

/** Keeping the whole ticket is enough: the page above sees it and goes on. */
function useSecondCode(readCode: (values: { two_factor_code?: string }) => string) {
  const texts = useTexts(identityTexts);
  const call = useCall();
  const tickets = useTickets();
  return useSubmit({
    fields: ['two_factor_code'],
    check: (values) => ({ two_factor_code: readCode(values) ? undefined : texts.required.code }),
    send: async (values) => {
      tickets.keep(await call(verifyTwoFactor, { body: { two_factor_code: readCode(values) } }));
    },
    onRefused: ({ status }) => {
      if (status === 401) tickets.clear();
      return status === 401;
    },
  });
}

const typedCode = ({ two_factor_code = '' }: { two_factor_code?: string }): string =>
  two_factor_code.replace(/[\s-]/g, '');

function SentCodeScreen({ sentTo }: { sentTo: string }) {
  const texts = useTexts(identityTexts);
  const call = useCall();
  const returnUrl = useReturnUrl();
  const [code, setCode] = useState('');
  const [resend, setResend] = useState<'sent' | 'too_many' | null>(null);
  const form = useSecondCode(typedCode);
  useFirstField('two_factor_code');

  const sendAgain = () =>
    form.attempt('resend', async () => {
      setResend(await call(resendTwoFactor, {}).then(() => 'sent' as const, tooManyOrThrow));
    });

  return (
    <div className="nb-stack nb-gap-m">
      <AuthTitle title={texts.two_factor.title}>
        <Emphasised text={texts.code_sent_to(sentTo)} part={sentTo} />
      </AuthTitle>
      <AuthForm form={form}>
        <CodeField
          id="two_factor_code"
          name="two_factor_code"
          label={texts.code}
          help={texts.code_help(CODE_LASTS_MINUTES)}
          error={form.errors.two_factor_code}
          value={code}
          onValueChange={setCode}
        />
        {resend === 'sent' ? <Notice isLive>{texts.code_sent_again}</Notice> : null}
        {resend === 'too_many' ? <TooManyCodes isPhone={!sentTo.includes('@')} /> : null}
        <Button type="submit" isFullWidth isLoading={form.isSending}>
          {texts.two_factor.button}
        </Button>
        <Button variant="secondary" isFullWidth isLoading={form.pending === 'resend'} onClick={sendAgain}>
          {texts.send_code_again}
        </Button>
      </AuthForm>
      <TextLink href={authAddress.login({ returnUrl })}>{texts.cancel}</TextLink>
    </div>
  );
}

function AppScreen() {
  const texts = useTexts(identityTexts);
  const returnUrl = useReturnUrl();
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useSecondCode(typedCode);
  useFirstField('two_factor_code');
  const field = { id: 'two_factor_code', name: 'two_factor_code', error: form.errors.two_factor_code };
  return (
    <div className="nb-stack nb-gap-m">
      <AuthTitle title={texts.two_factor.title}>
        {isRecovery ? texts.two_factor.recovery_lead : texts.two_factor.app_lead}
      </AuthTitle>
      <AuthForm form={form}>
        {isRecovery ? (
          <TextField
            key="recovery"
            {...field}
            label={texts.two_factor.recovery_code}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        ) : (
          <CodeField
            {...field}
            label={texts.code}
            help={texts.two_factor.app_help}
            value={code}
            onValueChange={setCode}
          />
        )}
        <Button type="submit" isFullWidth isLoading={form.isSending}>
          {texts.two_factor.button}
        </Button>
        <Button variant="tertiary" isFullWidth onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? texts.two_factor.use_app : texts.two_factor.use_recovery}
        </Button>
      </AuthForm>
      <TextLink href={authAddress.login({ returnUrl })}>{texts.cancel}</TextLink>
    </div>
  );
}
