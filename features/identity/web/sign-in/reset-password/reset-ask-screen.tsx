import { useRef } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { identityTexts } from '../../../texts/token.ts';
import { askForCode, askForLink } from '../../ask-for-code.ts';
import { keptUsername } from '../../verification-state.ts';
import { authAddress } from '../auth-addresses.ts';
import { AuthForm } from '../auth-form.tsx';
import { AuthTitle } from '../auth-title.tsx';
import { useReturnUrl } from '../use-return-url.ts';
import { useSubmit } from '../use-submit.ts';

type ResetAskScreenProps = {
  onCode: (username: string, verificationId: string) => void;
  onLink: (username: string) => void;
};

/** Both buttons send the form; which of them it was decides what is sent to the person. */
export function ResetAskScreen({ onCode, onLink }: ResetAskScreenProps) {
  const texts = useTexts(identityTexts);
  const call = useCall();
  const returnUrl = useReturnUrl();
  const wantsLinkRef = useRef(false);

  const form = useSubmit({
    fields: ['username'],
    check: ({ username = '' }) => ({ username: username.trim() ? undefined : texts.required.username }),
    send: async ({ username = '' }) => {
      const given = username.trim();
      keptUsername.keep(given);
      if (wantsLinkRef.current) {
        await askForLink(call, given);
        onLink(given);
        return;
      }
      onCode(given, await askForCode(call, given, 'restore'));
    },
  });

  const submitButton = (wantsLink: boolean) =>
    ({
      type: 'submit',
      isFullWidth: true,
      isLoading: form.isSending && wantsLinkRef.current === wantsLink,
      onClick: () => {
        wantsLinkRef.current = wantsLink;
      },
    }) as const;

  return (
    <div className="nb-stack nb-gap-m">
      <AuthTitle title={texts.reset_password.title}>{texts.reset_password.lead}</AuthTitle>
      <AuthForm form={form}>
        <TextField
          id="username"
          name="username"
          label={texts.username}
          error={form.errors.username}
          defaultValue={keptUsername.read()}
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          spellCheck={false}
          maxLength={320}
        />
        <Button {...submitButton(false)}>{texts.send_code}</Button>
        <Button {...submitButton(true)} variant="secondary">
          {texts.reset_password.send_link}
        </Button>
      </AuthForm>
      <TextLink href={authAddress.login({ returnUrl })}>{texts.reset_password.back}</TextLink>
    </div>
  );
}
