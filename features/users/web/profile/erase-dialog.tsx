import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '#features/identity/web/use-action.ts';
import { useTickets } from '#features/identity/web/use-login.tsx';
import { keptUsername } from '#features/identity/web/verification-state.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useProof } from '#platform/web/use-proof.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Steps } from '#ui/steps.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { userTexts } from '../../texts/token.ts';
import { eraseMe } from '../calls.ts';
import styles from './profile.module.css';

const UNDERSTOOD_ID = 'erase-understood';

/** USR-06, step by step: what goes and what stays first, then a yes that nobody gives by accident. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(userTexts);
  const { erase: words } = texts;
  const [step, setStep] = useState(0);
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={texts.close}>
      <Steps label={words.steps_label} names={words.steps} current={step} doneLabel={words.done_label} />
      {step === 0 ? (
        <>
          <Consequences />
          <div className="nb-row">
            <Button onClick={() => setStep(1)}>{words.next}</Button>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
          </div>
        </>
      ) : (
        <Confirm onBack={() => setStep(0)} />
      )}
    </Dialog>
  );
}

function Consequences() {
  const { erase: words } = useTexts(userTexts);
  return (
    <>
      <h3 className={styles.smallHeading}>{words.gone_title}</h3>
      <ul className={styles.bullets}>
        {words.gone.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3 className={styles.smallHeading}>{words.kept_title}</h3>
      <ul className={styles.bullets}>
        {words.kept.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.export_first}</p>
    </>
  );
}

function Confirm({ onBack }: { onBack: () => void }) {
  const { erase: words } = useTexts(userTexts);
  const call = useCall();
  const queries = useQueryClient();
  const tickets = useTickets();
  const navigate = useNavigate();
  const withProof = useProof();
  const { showToast } = useToasts();
  const [hasUnderstood, setHasUnderstood] = useState(false);
  const erasing = useAction(() => withProof(() => call(eraseMe, {})), {
    fields: ['understood'],
    idOf: () => UNDERSTOOD_ID,
  });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!hasUnderstood) return erasing.setErrors({ understood: words.confirm_required });
    if (!(await erasing.run())) return;
    tickets.clear();
    keptUsername.clear();
    navigate(paths.events);
    queries.clear();
    showToast({ title: words.done, tone: 'success' });
  }

  return (
    <form method="post" noValidate className="nb-stack nb-gap-m" onSubmit={handleSubmit}>
      <ActionFailure action={erasing} level={3} />
      <CheckboxField
        id={UNDERSTOOD_ID}
        label={words.confirm_label}
        error={erasing.errors.understood}
        checked={hasUnderstood}
        onChange={(event) => {
          setHasUnderstood(event.currentTarget.checked);
          erasing.clearError('understood');
        }}
      />
      <div className="nb-row">
        <Button type="submit" isDanger isLoading={erasing.isPending}>
          {words.confirm}
        </Button>
        <Button variant="secondary" disabled={erasing.isPending} onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}
