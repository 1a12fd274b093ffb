import { useId, useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Member } from '../contract.ts';
import { isContactRole, MEMBERSHIP_KINDS, type MembershipKind, OWNER_KINDS, type OwnerKind } from '../rules.ts';
import { membershipTexts } from '../texts/token.ts';
import { MEMBER_ANSWERS, updateMember } from './calls.ts';
import styles from './members-tab.module.css';

type EditMemberDialogProps = {
  organisationId: string;
  member: Member;
  changed: ChangedAnswers;
  onClose: () => void;
};

const FIELDS = ['is_contact', 'title', 'kind', 'owner_kind', 'starts_on', 'ends_on', 'is_disabled'];

const MAX_TITLE_LENGTH = 80;

/** MEM-06: what kind of membership it is, where it comes from, from when until when, and whether others can ask this person. */
export function EditMemberDialog({ organisationId, member, changed, onClose }: EditMemberDialogProps) {
  const texts = useTexts(membershipTexts);
  const words = texts.edit;
  const call = useCall();
  const id = useId();
  const { showToast } = useToasts();
  const [draft, setDraft] = useState({
    kind: member.kind,
    owner_kind: member.owner_kind,
    starts_on: member.starts_on,
    ends_on: member.ends_on,
    is_disabled: member.status === 'disabled',
    is_contact: member.is_contact,
    title: member.title ?? '',
  });
  const idOf = (field: string) => `${id}-${field}`;
  const saving = useAction(
    () => {
      const body = { ...draft, title: draft.title.trim() || null };
      return call(updateMember, { params: { id: organisationId, user: member.id }, body });
    },
    { invalidates: [...MEMBER_ANSWERS, ...changed], fields: FIELDS, idOf },
  );
  const { errors } = saving;
  const canBeContact = isContactRole(member.role);

  function change(part: Partial<typeof draft>) {
    setDraft((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) saving.clearError(field);
  }

  async function save() {
    if (!(await saving.run())) return;
    showToast({ tone: 'success', title: words.done });
    onClose();
  }

  return (
    <ActionDialog
      title={words.title(member.name)}
      closeLabel={texts.close}
      submitLabel={words.save}
      cancelLabel={texts.cancel}
      action={saving}
      onSubmit={save}
      onClose={onClose}
    >
      {canBeContact ? (
        <CheckboxField
          id={idOf('is_contact')}
          label={words.is_contact}
          help={words.contact_help}
          checked={draft.is_contact}
          error={errors.is_contact}
          onChange={(event) => change({ is_contact: event.currentTarget.checked })}
        />
      ) : null}
      <TextField
        id={idOf('title')}
        label={words.person_title}
        hint={words.optional}
        help={words.title_help}
        value={draft.title}
        error={errors.title}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <SelectField
        id={idOf('kind')}
        label={words.kind}
        value={draft.kind}
        error={errors.kind}
        onChange={(event) => change({ kind: event.currentTarget.value as MembershipKind })}
      >
        {MEMBERSHIP_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={idOf('owner_kind')}
        label={words.owner_kind}
        value={draft.owner_kind}
        error={errors.owner_kind}
        onChange={(event) => change({ owner_kind: event.currentTarget.value as OwnerKind })}
      >
        {OWNER_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {texts.owners[kind]}
          </option>
        ))}
      </SelectField>
      {member.rank === 'owner' ? null : (
        <>
          <div className={styles.period}>
            {(['starts_on', 'ends_on'] as const).map((day) => (
              <DateField
                key={day}
                id={idOf(day)}
                label={words[day]}
                value={draft[day]}
                error={errors[day]}
                onChange={(value) => change({ [day]: value })}
              />
            ))}
          </div>
          <CheckboxField
            id={idOf('is_disabled')}
            label={words.is_disabled}
            help={words.disabled_help}
            checked={draft.is_disabled}
            error={errors.is_disabled}
            onChange={(event) => change({ is_disabled: event.currentTarget.checked })}
          />
        </>
      )}
    </ActionDialog>
  );
}
