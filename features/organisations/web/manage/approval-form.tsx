import { type FormEvent, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Notice } from '#ui/notice.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { ApprovalOffice } from '../../approval-contract.ts';
import { APPROVAL_FORMS, APPROVAL_MODES, type ApprovalMode } from '../../approval-rules.ts';
import { approvalTexts } from '../../texts/approval/token.ts';
import { getApprovalRule, setApprovalRule } from './approval-calls.ts';

const MAX_REASON = 500;
const SHORTEST_REASON = 5;
const USUAL_FORMS = ['FLI'];

export function ApprovalForm({ office: { versions, can } }: { office: ApprovalOffice }) {
  const texts = useTexts(approvalTexts);
  const call = useCall();
  const asked = useOffice();
  const { showToast } = useToasts();
  const ownId = useId();
  const idOf = (field: string) => `${ownId}-${field}`;
  const [current] = versions;
  const [mode, setMode] = useState<ApprovalMode>(current?.mode ?? 'by_hand');
  const [forms, setForms] = useState<readonly string[]>(current?.forms.length ? current.forms : USUAL_FORMS);
  const [reason, setReason] = useState('');
  const saving = useAction(
    async () => {
      const wanted = mode === 'by_rule' ? APPROVAL_FORMS.filter((form) => forms.includes(form)) : [];
      const version = current?.version ?? 0;
      await call(setApprovalRule, { body: { ...asked, version, mode, forms: wanted, reason: reason.trim() } });
      showToast({ tone: 'success', title: texts.saved });
    },
    { invalidates: [getApprovalRule], fields: ['forms', 'reason'], idOf },
  );

  function save(event: FormEvent) {
    event.preventDefault();
    if (reason.trim().length < SHORTEST_REASON) return saving.setErrors({ reason: texts.reason_required });
    void saving.run();
  }

  return (
    <form method="post" noValidate className="nb-panel nb-stack nb-gap-m" onSubmit={save}>
      <ActionFailure action={saving} level={2} />
      <FieldGroup legend={texts.mode}>
        {APPROVAL_MODES.map((one) => (
          <OptionCard
            key={one}
            name={idOf('mode')}
            label={texts.modes[one]}
            help={texts.mode_help[one]}
            checked={mode === one}
            disabled={!can.change}
            onChange={() => setMode(one)}
          />
        ))}
      </FieldGroup>
      {mode === 'by_rule' ? (
        <>
          <FieldGroup id={idOf('forms')} legend={texts.forms_legend} error={saving.errors.forms}>
            {APPROVAL_FORMS.map((form) => (
              <CheckboxField
                key={form}
                label={texts.forms[form]}
                checked={forms.includes(form)}
                disabled={!can.change}
                onChange={({ currentTarget }) => {
                  saving.clearError('forms');
                  setForms(currentTarget.checked ? [...forms, form] : forms.filter((one) => one !== form));
                }}
              />
            ))}
          </FieldGroup>
          <Notice>
            <p>{texts.warning}</p>
          </Notice>
        </>
      ) : null}
      {can.change ? (
        <>
          <TextAreaField
            id={idOf('reason')}
            label={texts.reason}
            help={texts.reason_help}
            maxLength={MAX_REASON}
            value={reason}
            error={saving.errors.reason}
            onChange={({ target }) => {
              saving.clearError('reason');
              setReason(target.value);
            }}
          />
          <div>
            <Button type="submit" isLoading={saving.isPending}>
              {texts.save}
            </Button>
          </div>
        </>
      ) : (
        <p className="nb-muted">{texts.read_only}</p>
      )}
    </form>
  );
}
