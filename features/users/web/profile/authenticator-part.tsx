import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from '#features/identity/web/calls.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useProof } from '#platform/web/use-proof.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnUser } from '../../contract.ts';
import { userTexts } from '../../texts/token.ts';
import { getMe } from '../calls.ts';
import styles from './profile.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAttempt } from './use-attempt.ts';

type Setup = { secret: string; picture_svg: string; setup: string };

/** Codes from an app instead of by e-mail. */
export function AuthenticatorPart({ user }: { user: OwnUser }) {
  const { app: words } = useTexts(userTexts).two_factor;
  const call = useCall();
  const queries = useQueryClient();
  const withProof = useProof();
  const { showToast } = useToasts();
  const { isPending, failure, attempt } = useAttempt();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const refresh = () => queries.invalidateQueries({ queryKey: answerQuery(call, getMe, {}).queryKey });

  const begin = () => attempt(async () => setSetup((await withProof(() => call(beginAuthenticator, {}))).data));
  const remove = () =>
    attempt(async () => {
      await withProof(() => call(removeAuthenticator, {}));
      await refresh();
      showToast({ title: words.removed, tone: 'success' });
    });

  async function finish(codes: readonly string[]) {
    setSetup(null);
    setRecoveryCodes(codes);
    await refresh();
  }

  return (
    <div className="nb-stack">
      <h3 className={styles.smallHeading}>{words.title}</h3>
      <p>{words.lead}</p>
      {failure === null ? null : (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      {recoveryCodes.length > 0 ? <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes([])} /> : null}
      {setup ? <AuthenticatorSetup setup={setup} onDone={finish} onCancel={() => setSetup(null)} /> : null}
      {setup || recoveryCodes.length > 0 ? null : (
        <div>
          <Button
            variant="secondary"
            isLoading={isPending}
            onClick={() => void (user.has_authenticator ? remove() : begin())}
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
  onDone: (recoveryCodes: readonly string[]) => Promise<void>;
  onCancel: () => void;
};

const CODE_ID = 'authenticator-code';

function AuthenticatorSetup({ setup, onDone, onCancel }: AuthenticatorSetupProps) {
  const texts = useTexts(userTexts);
  const { app: words, enabled } = texts.two_factor;
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  const { isPending, errors, failure, setErrors, attempt } = useAttempt({ idOf: () => CODE_ID });
  const [code, setCode] = useState('');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code === '') setErrors({ code: words.code_required });
    else
      void attempt(async () => {
        const answer = await withProof(() => call(confirmAuthenticator, { body: { setup: setup.setup, code } }));
        showToast({ title: enabled, tone: 'success' });
        await onDone(answer.data.recovery_codes);
      });
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
      {failure === null ? null : (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <CodeField id={CODE_ID} name="code" label={words.code} error={errors.code} value={code} onValueChange={setCode} />
      <div className="nb-row">
        <Button type="submit" isLoading={isPending}>
          {words.confirm}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
