import { useState } from 'react';
import { maskText } from '#platform/contract/masks.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { CODE_LASTS_MINUTES } from '../../../rules.ts';
import { identityTexts } from '../../../texts/token.ts';
import { resendVerification } from '../../calls.ts';
import { Emphasised } from '../../emphasised.tsx';
import { useSmsCode } from '../../use-sms-code.ts';
import { useVerifyCode } from '../../use-verify-code.ts';
import { isPhone, showUsername } from '../../username.ts';
import { AuthForm } from '../auth-form.tsx';
import { AuthTitle } from '../auth-title.tsx';
import { RobotCheck } from '../robot-check.tsx';
import { TooManyCodes } from '../too-many-codes.tsx';
import { tooManyOrThrow } from '../too-many-or-throw.ts';
import { useSubmit } from '../use-submit.ts';

type ResetCodeScreenProps = {
  username: string;
  verificationId: string;
  onVerified: () => void;
  onOtherAddress: () => void;
};

export function ResetCodeScreen({ username, verificationId, onVerified, onOtherAddress }: ResetCodeScreenProps) {
  const texts = useTexts(identityTexts);
  const call = useCall();
  const [code, setCode] = useState('');
  const { verify, isWorking } = useVerifyCode(verificationId);
  const [resend, setResend] = useState<'sent' | 'too_many' | null>(null);
  const address = showUsername(username);
  useSmsCode(isPhone(username), (read) => setCode(maskText('000-000', read)));

  const form = useSubmit({
    fields: ['code'],
    otherFaultsAt: 'code',
    check: (values) => ({ code: values.code ? undefined : texts.required.code }),
    send: async () => {
      await verify(code);
      onVerified();
    },
  });

  const sendAgain = () =>
    form.attempt('resend', async () => {
      const sending = call(resendVerification, { params: { id: verificationId } });
      setResend(await sending.then(() => 'sent' as const, tooManyOrThrow));
    });

  return (
    <div className="nb-stack nb-gap-m">
      <AuthTitle title={texts.reset_password.code_title}>
        <Emphasised text={texts.reset_password.code_sent(address)} part={address} />
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
        {resend === 'sent' ? <Notice isLive>{texts.code_sent_again}</Notice> : null}
        {resend === 'too_many' ? <TooManyCodes isPhone={isPhone(username)} /> : null}
        <RobotCheck isWorking={isWorking} />
        <Button type="submit" isFullWidth isLoading={form.isSending}>
          {texts.next}
        </Button>
        <Button variant="secondary" isFullWidth isLoading={form.pending === 'resend'} onClick={sendAgain}>
          {texts.send_code_again}
        </Button>
        <Button variant="tertiary" isFullWidth onClick={onOtherAddress}>
          {texts.reset_password.other_address}
        </Button>
      </AuthForm>
    </div>
  );
}
