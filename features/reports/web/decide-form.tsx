import { type FormEvent, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { ReportCase } from '../cases-contract.ts';
import { type Decision, MAX_WORDS_LENGTH, MIN_REASON_LENGTH } from '../rules.ts';
import { caseTexts } from '../texts/office/token.ts';
import { decideAppeal, decideCase, getCase, listCases } from './calls.ts';

type DecideFormProps = { found: ReportCase; onDecided: () => void };

/** A choice and the reason for it, which both sides read. */
export function DecideForm({ found: { id, can }, onDecided }: DecideFormProps) {
  const texts = useTexts(caseTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const formId = useId();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [reason, setReason] = useState('');
  const isAppeal = can.decide_appeal.length > 0;
  const choices = isAppeal ? can.decide_appeal : can.decide;
  const idOf = (field: string) => `${formId}-${field}`;
  const action = useAction(
    async (chosen: Decision, { keyOf }) => {
      const body = { decision: chosen, reason };
      const about = { params: { id }, body, key: keyOf(body) };
      await (isAppeal ? call(decideAppeal, about) : call(decideCase, about));
      showToast({ tone: 'success', title: texts.done });
      onDecided();
    },
    { invalidates: [listCases, getCase], fields: ['decision', 'reason'], idOf },
  );
  const { run, isPending, errors, setErrors } = action;
  if (choices.length === 0) return <p className="nb-muted">{texts.nobody}</p>;

  function send(event: FormEvent) {
    event.preventDefault();
    if (!decision) setErrors({ decision: texts.decision_required });
    else if (reason.trim().length < MIN_REASON_LENGTH) setErrors({ reason: texts.reason_required });
    else void run(decision);
  }

  return (
    <form className="nb-stack" method="post" noValidate onSubmit={send}>
      <ActionFailure action={action} />
      <FieldGroup id={idOf('decision')} legend={isAppeal ? texts.decide_appeal : texts.decide} error={errors.decision}>
        {choices.map((one) => (
          <OptionCard
            key={one}
            name={idOf('choice')}
            value={one}
            label={texts.choices[one]}
            help={texts.helps[one]}
            checked={decision === one}
            onChange={() => setDecision(one)}
          />
        ))}
      </FieldGroup>
      <TextAreaField
        id={idOf('reason')}
        label={texts.reason}
        help={isAppeal ? texts.reason_help_last : texts.reason_help}
        error={errors.reason}
        maxLength={MAX_WORDS_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="nb-row">
        <Button type="submit" isLoading={isPending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
