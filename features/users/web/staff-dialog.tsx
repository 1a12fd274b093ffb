import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { unlessDeclined, useProof } from '#platform/web/use-proof.ts';
import { FieldGroup } from '#ui/field-group.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { staffTexts } from '../texts/staff/token.ts';
import { addMunicipalStaff, listMunicipalStaff, listStaffInvites } from './staff-calls.ts';

const GIVEN_ROLES = ['support', 'auditor'] as const;
type Typed = { username: string; role: (typeof GIVEN_ROLES)[number] };

/** A colleague, by an address that they have proved to be theirs. */
export function StaffDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(staffTexts);
  const { dialog: words } = texts;
  const call = useCall();
  const office = useOffice();
  const withProof = useProof();
  const { showToast } = useToasts();
  const ownId = useId();
  const idOf = (field: string) => `${ownId}-${field}`;
  const [typed, setTyped] = useState<Typed>({ username: '', role: 'support' });
  const adding = useAction(
    (body: Typed) =>
      unlessDeclined(async () => {
        const { data } = await withProof(() => call(addMunicipalStaff, { body: { ...office, ...body } }));
        const title = data.id === null ? texts.asked.invited(data.name) : texts.given(data.name);
        showToast({ tone: 'success', title });
      }),
    { invalidates: [listMunicipalStaff, listStaffInvites], fields: ['username'], idOf },
  );

  async function send() {
    if (typed.username.trim() === '') return adding.setErrors({ username: words.username_missing });
    const done = await adding.run(typed);
    if (done?.result) onClose();
  }

  return (
    <ActionDialog
      title={words.title}
      text={words.text}
      submitLabel={words.send}
      cancelLabel={words.cancel}
      closeLabel={words.close}
      action={adding}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        id={idOf('username')}
        label={words.username}
        autoComplete="off"
        maxLength={254}
        value={typed.username}
        error={adding.errors.username}
        onChange={({ target }) => {
          adding.clearError('username');
          setTyped({ ...typed, username: target.value });
        }}
      />
      <FieldGroup legend={words.role}>
        {GIVEN_ROLES.map((role) => (
          <OptionCard
            key={role}
            name={idOf('role')}
            label={texts.roles[role]}
            help={texts.role_help[role]}
            checked={typed.role === role}
            onChange={() => setTyped({ ...typed, role })}
          />
        ))}
      </FieldGroup>
    </ActionDialog>
  );
}
