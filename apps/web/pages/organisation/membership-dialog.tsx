import { type FormEvent, useId, useState } from 'react';
import { requestMembership } from '#features/memberships/web/calls.ts';
import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { LONGEST_NOTE } from '#features/organisations/rules.ts';
import { useOrganisationTexts } from '#features/organisations/web/use-organisation-texts.ts';
import { useCall } from '#platform/web/call.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useOrganisationAttempt } from './use-organisation-attempt.ts';

type MembershipDialogProps = {
  organisation: Pick<OrganisationDetail, 'id' | 'name'>;
  onClose: () => void;
  onSent: () => void;
};

/** A few words to those who decide. */
export function MembershipDialog({ organisation, onClose, onSent }: MembershipDialogProps) {
  const { dialog: texts } = useOrganisationTexts().membership;
  const formId = useId();
  const call = useCall();
  const { isPending, errors, failure, attempt } = useOrganisationAttempt();
  const [description, setDescription] = useState('');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void attempt(async () => {
      await call(requestMembership, { params: { id: organisation.id }, body: { description } });
      onSent();
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(organisation.name)}
      closeLabel={texts.close}
      actions={
        <>
          <Button type="submit" form={formId} isLoading={isPending}>
            {texts.send}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate className="nb-stack" onSubmit={handleSubmit}>
        <p>{texts.text}</p>
        {failure === null ? null : (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        <TextAreaField
          label={texts.description}
          hint={texts.optional}
          help={texts.help}
          error={errors.description}
          value={description}
          maxLength={LONGEST_NOTE}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
