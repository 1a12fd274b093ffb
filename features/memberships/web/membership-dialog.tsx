import { useState } from 'react';
import { useSingleAttempt } from '#features/identity/web/use-single-attempt.ts';
import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { MAX_NOTE_LENGTH } from '#features/organisations/rules.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { requestMembership } from './calls.ts';

type MembershipDialogProps = {
  organisation: Pick<OrganisationDetail, 'id' | 'name'>;
  onClose: () => void;
  onSent: () => void;
};

/** A few words to those who decide. */
export function MembershipDialog({ organisation, onClose, onSent }: MembershipDialogProps) {
  const { dialog: texts } = useTexts(organisationTexts).membership;
  const call = useCall();
  const { isPending, errors, failure, attempt } = useSingleAttempt({ texts: useTexts(organisationTexts) });
  const [description, setDescription] = useState('');

  function handleSubmit() {
    void attempt(async () => {
      await call(requestMembership, { params: { id: organisation.id }, body: { description } });
      onSent();
    });
  }

  return (
    <FormDialog
      title={texts.title(organisation.name)}
      closeLabel={texts.close}
      text={texts.text}
      submitLabel={texts.send}
      cancelLabel={texts.cancel}
      isPending={isPending}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextAreaField
        label={texts.description}
        hint={texts.optional}
        help={texts.help}
        error={errors.description}
        value={description}
        maxLength={MAX_NOTE_LENGTH}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
