import { type FormEvent, useState } from 'react';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from '#features/identity/web/calls.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useProof } from '#platform/web/use-proof.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnUser } from '../../contract.ts';
import { userTexts } from '../../texts/token.ts';
import { getMe } from '../calls.ts';
import styles from './profile.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';

type Setup = { secret: string; picture_svg: string; setup: string };

/** Codes from an app instead of by e-mail. */
export function AuthenticatorPart({ user }: { user: OwnUser }) {
  const { app: words } = useTexts(userTexts).two_factor;
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const beginning = useAction(async () => setSetup((await withProof(() => call(beginAuthenticator, {}))).data), {
    isToldInToast: true,
  });
  const removing = useAction(
    async () => {
      await withProof(() => call(removeAuthenticator, {}));
      showToast({ title: words.removed, tone: 'success' });
    },
    { invalidates: [getMe], isToldInToast: true },
  );

  function finish(codes: readonly string[]) {
    setSetup(null);
    setRecoveryCodes(codes);
  }

  return (
    <div className="nb-stack">
      <h3 className={styles.smallHeading}>{words.title}</h3>
      <p>{words.lead}</p>
      {recoveryCodes.length > 0 ? <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes([])} /> : null}
      {setup ? <AuthenticatorSetup setup={setup} onDone={finish} onCancel={() => setSetup(null)} /> : null}
      {setup || recoveryCodes.length > 0 ? null : (
        <div>
          <Button
            variant="secondary"
            isLoading={beginning.isPending || removing.isPending}
            onClick={() => void (user.has_authenticator ? removing.run() : beginning.run())}
          >
            {user.has_authenticator ? words.remove : words.begin}
          </Button>
        </div>
      )}
    </div>
  );
}

type AuthenticatorSetupProps = {
  setup: Setup;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

const CODE_ID = 'authenticator-code';

function AuthenticatorSetup({ setup, onDone, onCancel }: AuthenticatorSetupProps) {
  const texts = useTexts(userTexts);
  const { app: words, enabled } = texts.two_factor;
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  const [code, setCode] = useState('');
  const confirming = useAction(
    () => withProof(() => call(confirmAuthenticator, { body: { setup: setup.setup, code } })),
    { invalidates: [getMe], fields: ['code'], idOf: () => CODE_ID },
  );

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code === '') return confirming.setErrors({ code: words.code_required });
    const confirmed = await confirming.run();
    if (!confirmed) return;
    showToast({ title: enabled, tone: 'success' });
    onDone(confirmed.result.data.recovery_codes);
  }

  return (
    <form method="post" noValidate className="nb-stack" onSubmit={handleSubmit}>
      <p>{words.scan}</p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml;base64,${btoa(setup.picture_svg)}`}
        alt={words.picture}
        width={200}
        height={200}
      />
      <p>
        {words.by_hand} <code className={styles.secret}>{setup.secret}</code>
      </p>
      <ActionFailure action={confirming} level={4} />
      <CodeField
        id={CODE_ID}
        name="code"
        label={words.code}
        error={confirming.errors.code}
        value={code}
        onValueChange={setCode}
      />
      <div className="nb-row">
        <Button type="submit" isLoading={confirming.isPending}>
          {words.confirm}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
