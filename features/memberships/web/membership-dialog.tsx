import { useId, useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { MAX_NOTE_LENGTH } from '#features/organisations/rules.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { requestMembership } from './calls.ts';

type MembershipDialogProps = {
  organisation: Pick<OrganisationDetail, 'id' | 'name'>;
  /** The answers that are read again when it has been sent. */
  changed: ChangedAnswers;
  onClose: () => void;
  onSent: () => void;
};

/** A few words to those who decide. */
export function MembershipDialog({ organisation, changed, onClose, onSent }: MembershipDialogProps) {
  const { dialog: texts } = useTexts(organisationTexts).membership;
  const call = useCall();
  const id = useId();
  const [description, setDescription] = useState('');
  const asking = useAction(() => call(requestMembership, { params: { id: organisation.id }, body: { description } }), {
    invalidates: changed,
    fields: ['description'],
    idOf: () => id,
  });

  async function send() {
    if (await asking.run()) onSent();
  }

  return (
    <ActionDialog
      title={texts.title(organisation.name)}
      closeLabel={texts.close}
      text={texts.text}
      submitLabel={texts.send}
      cancelLabel={texts.cancel}
      action={asking}
      onSubmit={send}
      onClose={onClose}
    >
      <TextAreaField
        id={id}
        label={texts.description}
        hint={texts.optional}
        help={texts.help}
        error={asking.errors.description}
        value={description}
        maxLength={MAX_NOTE_LENGTH}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
