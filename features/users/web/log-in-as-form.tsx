import { type FormEvent, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { MAX_REASON_LENGTH, SHORTEST_REASON } from '../rules.ts';
import { userTexts } from '../texts/token.ts';

type LogInAsFormProps = {
  onLogIn: (reason: string) => Promise<void>;
  onProve?: (password: string) => Promise<void>;
  onBack: () => void;
};

/** The reason comes first; the password only when it is a while since it was given. */
export function LogInAsForm({ onLogIn, onProve, onBack }: LogInAsFormProps) {
  const texts = useTexts(userTexts);
  const fieldsId = useId();
  const [needsProof, setNeedsProof] = useState(false);

  const idOf = (field: string) => `${fieldsId}-${field}`;
  const loggingIn = useAction(
    async ({ reason, password }: { reason: string; password: string }) => {
      try {
        if (needsProof) await onProve?.(password);
        await onLogIn(reason);
      } catch (error) {
        if (!onProve || !(error instanceof CallFailed) || error.kind !== 'proof_required') throw error;
        setNeedsProof(true);
      }
    },
    { fields: ['reason', 'password'], idOf },
  );

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = String(form.get('reason') ?? '').trim();
    const password = String(form.get('password') ?? '');
    const found = {
      ...(reason.length < SHORTEST_REASON && { reason: texts.find.reason_required }),
      ...(needsProof && password === '' && { password: texts.find.password_required }),
    };
    if (Object.keys(found).length > 0) loggingIn.setErrors(found);
    else void loggingIn.run({ reason, password });
  }

  return (
    <form method="post" noValidate className="nb-stack" onSubmit={handleSubmit}>
      <ActionFailure action={loggingIn} level={3} />
      <TextAreaField
        id={idOf('reason')}
        name="reason"
        label={texts.find.reason}
        help={texts.find.reason_help}
        error={loggingIn.errors.reason}
        maxLength={MAX_REASON_LENGTH}
      />
      {needsProof ? (
        <PasswordField
          id={idOf('password')}
          name="password"
          label={texts.find.password}
          help={texts.find.password_help}
          error={loggingIn.errors.password}
          autoComplete="current-password"
          showLabel={texts.show_password}
          hideLabel={texts.hide_password}
        />
      ) : null}
      <div className="nb-row">
        <Button type="submit" isLoading={loggingIn.isPending}>
          {texts.find.log_in}
        </Button>
        <Button variant="tertiary" onClick={onBack}>
          {texts.find.back}
        </Button>
      </div>
    </form>
  );
}
