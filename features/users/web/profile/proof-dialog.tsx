import { type FormEvent, useId } from 'react';
import { useLocation } from 'react-router';
import { proveYourself } from '#features/identity/web/calls.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { getStartedPath } from '#features/portal/web/paths.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { userTexts } from '../../texts/token.ts';
import { getMe } from '../calls.ts';

type ProofDialogProps = { onProved: () => void; onClose: () => void };

/** Asks for the password again. A user who has none signs in with the national identity once more. */
export function ProofDialog({ onProved, onClose }: ProofDialogProps) {
  const texts = useTexts(userTexts);
  const hasPassword = useAnswer(getMe, {}).data?.data.has_password ?? true;
  return (
    <Dialog isOpen onClose={onClose} title={texts.proof.title} size="small" closeLabel={texts.close}>
      {hasPassword ? <PasswordProof onProved={onProved} onClose={onClose} /> : <LogInAgain onClose={onClose} />}
    </Dialog>
  );
}

function PasswordProof({ onProved, onClose }: ProofDialogProps) {
  const texts = useTexts(userTexts);
  const call = useCall();
  const id = useId();
  const proving = useAction((password: string) => call(proveYourself, { body: { password } }), {
    fields: ['password'],
    idOf: () => id,
  });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A portal's events bubble through React's tree: the form behind is not the one that was sent.
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password === '') return proving.setErrors({ password: texts.proof.password_required });
    if (await proving.run(password)) onProved();
  }

  return (
    <form method="post" noValidate className="nb-stack" onSubmit={handleSubmit}>
      <p>{texts.proof.text}</p>
      <ActionFailure action={proving} level={3} />
      <PasswordField
        id={id}
        name="password"
        label={texts.proof.password}
        error={proving.errors.password}
        autoComplete="current-password"
        showLabel={texts.show_password}
        hideLabel={texts.hide_password}
      />
      <div className="nb-row">
        <Button type="submit" isLoading={proving.isPending}>
          {texts.proof.confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function LogInAgain({ onClose }: { onClose: () => void }) {
  const texts = useTexts(userTexts);
  const { pathname } = useLocation();
  return (
    <>
      <p>{texts.proof.text_without_password}</p>
      <div className="nb-row">
        <ButtonLink href={getStartedPath(pathname)}>{texts.proof.log_in}</ButtonLink>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </>
  );
}
