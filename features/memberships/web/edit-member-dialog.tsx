import { useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Member } from '../contract.ts';
import { MEMBERSHIP_KINDS, type MembershipKind } from '../rules.ts';
import { membershipTexts } from '../texts/token.ts';
import { updateMember } from './calls.ts';
import styles from './members-tab.module.css';
import { useMemberAction } from './use-member-action.ts';

type EditMemberDialogProps = { organisationId: string; member: Member; onClose: () => void };

const MAX_TITLE_LENGTH = 80;

/** MEM-06: what kind of membership it is, from when until when, and whether others can ask this person. */
export function EditMemberDialog({ organisationId, member, onClose }: EditMemberDialogProps) {
  const texts = useTexts(membershipTexts);
  const words = texts.edit;
  const call = useCall();
  const { isPending, carryOut } = useMemberAction(organisationId);
  const [failure, setFailure] = useState<string | null>(null);
  const [draft, setDraft] = useState({
    kind: member.kind,
    starts_on: member.starts_on,
    ends_on: member.ends_on,
    is_disabled: member.status === 'disabled',
    is_contact: member.is_contact,
    title: member.title ?? '',
  });
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));

  async function save() {
    setFailure(null);
    const body = { ...draft, title: draft.title.trim() || null };
    const isDone = await carryOut(async () => {
      try {
        await call(updateMember, { params: { id: organisationId, user: member.id }, body });
      } catch (error) {
        if (error instanceof CallFailed) setFailure(failureText(error, texts));
        throw error;
      }
    }, words.done);
    if (isDone) onClose();
  }

  return (
    <FormDialog
      title={words.title(member.name)}
      closeLabel={texts.close}
      submitLabel={words.save}
      cancelLabel={texts.cancel}
      isPending={isPending}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <CheckboxField
        label={words.is_contact}
        help={words.contact_help}
        checked={draft.is_contact}
        onChange={(event) => change({ is_contact: event.currentTarget.checked })}
      />
      <TextField
        label={words.person_title}
        hint={words.optional}
        help={words.title_help}
        value={draft.title}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <SelectField
        label={words.kind}
        value={draft.kind}
        onChange={(event) => change({ kind: event.currentTarget.value as MembershipKind })}
      >
        {MEMBERSHIP_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </SelectField>
      {member.rank === 'owner' ? null : (
        <>
          <div className={styles.period}>
            {(['starts_on', 'ends_on'] as const).map((day) => (
              <DateField
                key={day}
                label={words[day]}
                value={draft[day]}
                wrongText={words.wrong_day}
                pickLabel={words.pick}
                onChange={(value) => change({ [day]: value })}
              />
            ))}
          </div>
          <CheckboxField
            label={words.is_disabled}
            help={words.disabled_help}
            checked={draft.is_disabled}
            onChange={(event) => change({ is_disabled: event.currentTarget.checked })}
          />
        </>
      )}
    </FormDialog>
  );
}
