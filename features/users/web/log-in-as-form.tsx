import { type FormEvent, useState } from 'react';
import { CallFailed } from '#platform/web/client.ts';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
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
  const [errors, setErrors] = useState<{ reason?: string; password?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [needsProof, setNeedsProof] = useState(false);
  const [isPending, setIsPending] = useState(false);

  async function send(reason: string, password: string) {
    setIsPending(true);
    setFailure(null);
    try {
      if (needsProof) await onProve?.(password);
      await onLogIn(reason);
    } catch (error) {
      if (onProve && error instanceof CallFailed && error.kind === 'proof_required') setNeedsProof(true);
      else setFailure(failureText(error, texts));
      setIsPending(false);
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const reason = String(form.get('reason') ?? '').trim();
    const password = String(form.get('password') ?? '');
    const found = {
      ...(reason.length < SHORTEST_REASON && { reason: texts.find.reason_required }),
      ...(needsProof && password === '' && { password: texts.find.password_required }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) void send(reason, password);
  }

  return (
    <form method="post" noValidate className="nb-stack" onSubmit={handleSubmit}>
      {failure === null ? null : (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <TextAreaField
        name="reason"
        label={texts.find.reason}
        help={texts.find.reason_help}
        error={errors.reason}
        maxLength={MAX_REASON_LENGTH}
      />
      {needsProof ? (
        <PasswordField
          name="password"
          label={texts.find.password}
          help={texts.find.password_help}
          error={errors.password}
          autoComplete="current-password"
          showLabel={texts.show_password}
          hideLabel={texts.hide_password}
        />
      ) : null}
      <div className="nb-row">
        <Button type="submit" isLoading={isPending}>
          {texts.find.log_in}
        </Button>
        <Button variant="tertiary" onClick={onBack}>
          {texts.find.back}
        </Button>
      </div>
    </form>
  );
}
