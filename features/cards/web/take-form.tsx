import { type FormEvent, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { PIN_LENGTH } from '../rules.ts';
import { cardTexts } from '../texts/token.ts';
import { CARD_ANSWERS, takeCard } from './calls.ts';
import styles from './cards.module.css';

/** CRD-02: an account that another has shared, by the child's number and the PIN. */
export function TakeForm() {
  const { take: texts } = useTexts(cardTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [ssn, setSsn] = useState('');
  const [pin, setPin] = useState('');
  const taking = useAction(() => call(takeCard, { body: { ssn, pin } }), {
    invalidates: CARD_ANSWERS,
    fields: ['ssn', 'pin'],
  });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const missing = {
      ...(ssn.trim() === '' && { ssn: texts.ssn_required }),
      ...(pin.trim() === '' && { pin: texts.pin_required }),
    };
    if (Object.keys(missing).length > 0) return taking.setErrors(missing);
    if (!(await taking.run())) return;
    setSsn('');
    setPin('');
    showToast({ tone: 'success', title: texts.done });
  }

  return (
    <section className="nb-panel nb-stack" aria-labelledby="take-title">
      <h2 id="take-title" className={styles.sideTitle}>
        {texts.title}
      </h2>
      <p className="nb-small nb-muted">{texts.text}</p>
      <form method="post" noValidate className="nb-stack" onSubmit={handleSubmit}>
        <ActionFailure action={taking} level={3} />
        <TextField
          id="ssn"
          label={texts.ssn}
          value={ssn}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          error={taking.errors.ssn}
          onChange={(event) => {
            setSsn(event.currentTarget.value);
            taking.clearError('ssn');
          }}
        />
        <TextField
          id="pin"
          label={texts.pin}
          value={pin}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_LENGTH}
          error={taking.errors.pin}
          onChange={(event) => {
            setPin(event.currentTarget.value);
            taking.clearError('pin');
          }}
        />
        <Button type="submit" variant="secondary" isFullWidth isLoading={taking.isPending}>
          {texts.submit}
        </Button>
      </form>
    </section>
  );
}
