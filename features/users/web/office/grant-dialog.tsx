import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { unlessDeclined, useProof } from '#platform/web/use-proof.ts';
import { Segmented } from '#ui/segmented.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Account } from '../../accounts-contract.ts';
import { MAX_REASON_LENGTH, SHORTEST_REASON } from '../../rules.ts';
import { accountOfficeTexts } from '../../texts/office/token.ts';
import { getAccount, grantMunicipality } from './account-calls.ts';
import type { ActingProps } from './users-room.tsx';

/** Who audits a municipality's money is named by the municipality alone. */
const GIVEN = ['support', 'admin'] as const;

type GrantDialogProps = Pick<ActingProps, 'municipalities'> & { account: Account; onClose: () => void };

/** A role in a municipality, with the reason for it. */
export function GrantDialog({ account, municipalities, onClose }: GrantDialogProps) {
  const { rights: texts, roles } = useTexts(accountOfficeTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  const ownId = useId();
  const idOf = (field: string) => `${ownId}-${field}`;
  const [role, setRole] = useState<(typeof GIVEN)[number]>('support');
  const [municipality, setMunicipality] = useState('');
  const [reason, setReason] = useState('');
  const granting = useAction(
    () =>
      unlessDeclined(async () => {
        await withProof(() =>
          call(grantMunicipality, { params: { id: account.id, municipality, role }, body: { reason: reason.trim() } }),
        );
        showToast({ tone: 'success', title: texts.done });
      }),
    { invalidates: [getAccount], fields: ['municipality', 'reason'], idOf },
  );

  async function send() {
    const errors = {
      ...(municipality === '' && { municipality: texts.municipality_missing }),
      ...(reason.trim().length < SHORTEST_REASON && { reason: texts.form.reason_required }),
    };
    if (Object.keys(errors).length > 0) return granting.setErrors(errors);
    const done = await granting.run();
    if (done?.result) onClose();
  }

  return (
    <ActionDialog
      title={texts.grant_title(account.name)}
      text={texts.ends_sessions}
      submitLabel={texts.give_yes}
      cancelLabel={texts.form.cancel}
      closeLabel={texts.form.close}
      action={granting}
      onSubmit={send}
      onClose={onClose}
    >
      <Segmented
        label={texts.role}
        options={GIVEN.map((value) => ({ value, label: roles[value] }))}
        value={role}
        onChange={setRole}
      />
      <SelectField
        id={idOf('municipality')}
        label={texts.municipality}
        value={municipality}
        error={granting.errors.municipality}
        onChange={({ currentTarget }) => {
          granting.clearError('municipality');
          setMunicipality(currentTarget.value);
        }}
      >
        <option value="">{texts.choose}</option>
        {municipalities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id={idOf('reason')}
        label={texts.form.reason}
        help={texts.form.reason_help}
        error={granting.errors.reason}
        value={reason}
        maxLength={MAX_REASON_LENGTH}
        onChange={({ currentTarget }) => {
          granting.clearError('reason');
          setReason(currentTarget.value);
        }}
      />
    </ActionDialog>
  );
}
