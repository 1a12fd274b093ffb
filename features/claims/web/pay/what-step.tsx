import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { CardUse, CardUses } from '../../contract.ts';
import { MAX_PAYEE_NAME_LENGTH } from '../../rules.ts';
import { payTexts } from '../../texts/pay/token.ts';
import styles from './pay.module.css';
import type { TypedPayment } from './payee.ts';

export type PayFields = {
  typed: TypedPayment;
  errors: Readonly<Record<string, string | undefined>>;
  idOf: (field: string) => string;
  onChange: (changed: Partial<TypedPayment>) => void;
};

type WhatStepProps = PayFields & {
  uses: CardUses;
  /** Null: nothing is chosen yet; `typed`: an account number. */
  chosen: CardUse | 'typed' | null;
  onChoose: (chosen: CardUse | 'typed') => void;
  onNext: () => void;
};

/** What is to be paid: an activity that the rules allow, or an account number where they do. */
export function WhatStep({ uses, chosen, onChoose, onNext, ...fields }: WhatStepProps) {
  const texts = useTexts(payTexts);
  const group = fields.idOf('chosen');
  return (
    <form
      className={`nb-panel ${styles.step}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <FieldGroup id={group} legend={texts.what.title} look="large" error={fields.errors.chosen}>
        {uses.uses.length === 0 ? <p className="nb-muted">{texts.what.none}</p> : null}
        {uses.uses.map((use) => (
          <OptionCard
            key={use.event_id}
            name={group}
            label={use.name}
            help={<UseHelp use={use} />}
            disabled={!use.is_allowed}
            checked={chosen !== 'typed' && chosen?.event_id === use.event_id}
            onChange={() => onChoose(use)}
          />
        ))}
        <OptionCard
          name={group}
          label={texts.what.typed}
          help={uses.takes_part_only ? texts.what.typed_part : texts.what.typed_help}
          checked={chosen === 'typed'}
          onChange={() => onChoose('typed')}
        />
      </FieldGroup>
      {chosen === 'typed' ? <PayeeFields {...fields} /> : null}
      <div className={styles.buttons}>
        <Button type="submit">{texts.what.next}</Button>
      </div>
    </form>
  );
}

/** Whose it is and what it costs; where it cannot be paid, the rule that says so. */
function UseHelp({ use }: { use: CardUse }) {
  const texts = useTexts(payTexts);
  const no = use.is_allowed ? undefined : use.reasons.find(({ holds }) => !holds);
  const price = use.price_ore === null ? null : kroner(use.price_ore);
  return [texts.what.about(use.organization_name, use.times), price, no?.title].filter(Boolean).join(' · ');
}

function PayeeFields({ typed, errors, idOf, onChange }: PayFields) {
  const { fields: texts } = useTexts(payTexts);
  return (
    <>
      <TextField
        id={idOf('organization_name')}
        label={texts.organization_name}
        maxLength={MAX_PAYEE_NAME_LENGTH}
        value={typed.organization_name}
        error={errors.organization_name}
        onChange={({ target }) => onChange({ organization_name: target.value })}
      />
      <TextField
        id={idOf('bank_account')}
        label={texts.bank_account}
        help={texts.bank_account_help}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        width="medium"
        value={typed.bank_account}
        error={errors.bank_account}
        onChange={({ target }) => onChange({ bank_account: target.value })}
      />
    </>
  );
}
