import type { ReactNode } from 'react';
import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { MAX_NOTE_LENGTH } from '../../rules.ts';
import { payTexts } from '../../texts/pay/token.ts';
import styles from './pay.module.css';
import { sharesOf } from './payee.ts';
import type { PayFields } from './what-step.tsx';

type SplitStepProps = PayFields & {
  /** Who is paid, and for what. */
  payee: string;
  available_ore: number;
  isPending: boolean;
  failure: ReactNode;
  onBack: () => void;
  onPay: () => void;
};

/** BEY-07: the account first, and the rest by oneself. */
export function SplitStep({ payee, available_ore, isPending, failure, onBack, onPay, ...fields }: SplitStepProps) {
  const texts = useTexts(payTexts);
  const { typed, errors, idOf, onChange } = fields;
  const shares = sharesOf(typed);
  const isOwn = shares !== null && shares.own_ore > 0;
  return (
    <form
      className={`nb-panel ${styles.step}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPay();
      }}
    >
      <div>
        <h2 className={styles.title}>{texts.split.title}</h2>
        <p className="nb-muted">{payee}</p>
      </div>
      {failure}
      <div className="nb-columns">
        <TextField
          id={idOf('amount')}
          label={texts.fields.amount}
          suffix="kr"
          inputMode="decimal"
          maxLength={30}
          value={typed.amount}
          error={errors.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
        <TextField
          id={idOf('card_amount')}
          label={texts.fields.card_amount}
          help={texts.fields.card_help(kroner(available_ore))}
          suffix="kr"
          inputMode="decimal"
          maxLength={30}
          value={typed.card_amount}
          error={errors.card_amount}
          onChange={({ target }) => onChange({ card_amount: target.value })}
        />
      </div>
      <p aria-live="polite" className={styles.own}>
        {isOwn ? (
          <>
            <strong>
              {texts.split.own}: {kroner(shares.own_ore)}
            </strong>
            {texts.split.own_text}
          </>
        ) : shares ? (
          texts.split.covered
        ) : (
          texts.split.note
        )}
      </p>
      <div className="nb-columns">
        <TextField
          id={idOf('kid')}
          label={texts.fields.kid}
          hint={texts.fields.optional}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          value={typed.kid}
          error={errors.kid}
          onChange={({ target }) => onChange({ kid: target.value })}
        />
        <TextField
          id={idOf('payment_note')}
          label={texts.fields.payment_note}
          hint={texts.fields.optional}
          maxLength={MAX_NOTE_LENGTH}
          value={typed.payment_note}
          error={errors.payment_note}
          onChange={({ target }) => onChange({ payment_note: target.value })}
        />
      </div>
      {shares ? <p className="nb-small nb-muted">{texts.split.note}</p> : null}
      <div className={styles.buttons}>
        <Button type="submit" isLoading={isPending}>
          {isOwn ? texts.split.confirm_own(kroner(shares.own_ore)) : texts.split.confirm(kroner(shares?.card_ore ?? 0))}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {texts.split.change}
        </Button>
      </div>
    </form>
  );
}
