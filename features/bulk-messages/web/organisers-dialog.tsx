import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { MAX_LETTER_LENGTH, MAX_SUBJECT_LENGTH } from '../rules.ts';
import { organiserTexts } from '../texts/organisers/token.ts';
import { messageOrganisers } from './organiser-calls.ts';

type OrganisersDialogProps = {
  /** Those that the user may write for; with several, one is chosen. */
  municipalities: readonly { id: string; name: string }[];
  /** Empty = all that are approved. */
  organisations: readonly OrganisationId[];
  onSent: () => void;
  onClose: () => void;
};

const EMPTY = { subject: '', body: '' };

/** DSH-03: a letter to those who answer for the organisations, all or some of them. */
export function OrganisersDialog({ municipalities, organisations, onSent, onClose }: OrganisersDialogProps) {
  const texts = useTexts(organiserTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const ownId = useId();
  const idOf = (field: string) => `${ownId}-${field}`;
  const [municipality_id, setMunicipality] = useState(municipalities[0]?.id ?? '');
  const [typed, setTyped] = useState(EMPTY);
  const sending = useAction(
    async (letter: typeof EMPTY) => {
      const to = organisations.length > 0 ? [...organisations] : null;
      const { data } = await call(messageOrganisers, { body: { municipality_id, organizations: to, ...letter } });
      showToast({ tone: 'success', title: texts.sent(data.organizations) });
    },
    { fields: ['subject', 'body'], idOf },
  );

  function change(changed: Partial<typeof EMPTY>) {
    setTyped({ ...typed, ...changed });
    for (const field of Object.keys(changed)) sending.clearError(field);
  }

  async function send() {
    const errors = {
      ...(typed.subject.trim() === '' && { subject: texts.subject_missing }),
      ...(typed.body.trim() === '' && { body: texts.body_missing }),
    };
    if (Object.keys(errors).length > 0) return sending.setErrors(errors);
    if (await sending.run(typed)) onSent();
  }

  return (
    <ActionDialog
      title={texts.title(organisations.length)}
      text={texts.text}
      submitLabel={texts.send}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      action={sending}
      onSubmit={send}
      onClose={onClose}
    >
      {municipalities.length > 1 ? (
        <SelectField
          label={texts.municipality}
          value={municipality_id}
          onChange={({ currentTarget }) => setMunicipality(currentTarget.value)}
        >
          {municipalities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextField
        id={idOf('subject')}
        label={texts.subject}
        maxLength={MAX_SUBJECT_LENGTH}
        autoComplete="off"
        value={typed.subject}
        error={sending.errors.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextAreaField
        id={idOf('body')}
        label={texts.body}
        maxLength={MAX_LETTER_LENGTH}
        value={typed.body}
        error={sending.errors.body}
        onChange={({ target }) => change({ body: target.value })}
      />
    </ActionDialog>
  );
}
