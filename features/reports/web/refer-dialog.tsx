import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { ReportCase } from '../cases-contract.ts';
import { type Authority, MAX_WORDS_LENGTH, MIN_REASON_LENGTH } from '../rules.ts';
import { caseTexts } from '../texts/office/token.ts';
import { getCase, listCases, referCase } from './calls.ts';

type ReferDialogProps = { found: ReportCase; now: Date; onClose: () => void };

/** To whom, when and why. It is written down here; handing it over is done as each authority wants it. */
export function ReferDialog({ found: { id, opened_at, can }, now, onClose }: ReferDialogProps) {
  const { referring: texts, reason_required } = useTexts(caseTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const formId = useId();
  const today = shortDate(now);
  const [authority, setAuthority] = useState<Authority | null>(null);
  const [day, setDay] = useState<string | null>(today);
  const [reason, setReason] = useState('');
  const idOf = (field: string) => `${formId}-${field}`;
  const action = useAction(
    (body: { authority: Authority; referred_on: string; reason: string }, { keyOf }) =>
      call(referCase, { params: { id }, body, key: keyOf(body) }),
    { invalidates: [listCases, getCase], fields: ['authority', 'referred_on', 'reason'], idOf },
  );
  const { run, errors, setErrors } = action;
  const first = shortDate(opened_at);

  async function send() {
    if (!authority) return setErrors({ authority: texts.authority_required });
    if (!day || !isDay(day) || day > today || day < first) return setErrors({ referred_on: texts.day_wrong });
    if (reason.trim().length < MIN_REASON_LENGTH) return setErrors({ reason: reason_required });
    if (!(await run({ authority, referred_on: day, reason }))) return;
    showToast({ tone: 'success', title: texts.done });
    onClose();
  }

  return (
    <ActionDialog
      title={texts.action}
      text={texts.text}
      submitLabel={texts.send}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      isBlocking
      action={action}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldGroup id={idOf('authority')} legend={texts.authority} error={errors.authority}>
        {can.refer.map((one) => (
          <OptionCard
            key={one}
            name={idOf('choice')}
            value={one}
            label={texts.authorities[one]}
            help={texts.helps[one]}
            checked={authority === one}
            onChange={() => setAuthority(one)}
          />
        ))}
      </FieldGroup>
      <DateField
        id={idOf('referred_on')}
        label={texts.day}
        earliest={first}
        latest={today}
        value={day}
        error={errors.referred_on}
        onChange={setDay}
      />
      <TextAreaField
        id={idOf('reason')}
        label={texts.reason}
        help={texts.reason_help}
        error={errors.reason}
        maxLength={MAX_WORDS_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
