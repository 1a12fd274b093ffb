import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { useFoundOrganisations } from '#features/organisations/web/use-found-organisations.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SuggestionField } from '#ui/suggestion-field.tsx';
import type { SuggestionOption } from '#ui/use-suggestions.ts';
import { useToasts } from '#ui/use-toasts.ts';
import { certificateTexts } from '../texts/token.ts';
import { attachCertificate, CERTIFICATE_ANSWERS, detachCertificate } from './calls.ts';
import type { Definition } from './use-definitions.ts';

type ShareDialogProps = { organisationId: string | null; certificate: Definition; onClose: () => void };

/** CER-01: which other organisations may give it too; those that are taken away no longer may. */
export function ShareDialog({ organisationId, certificate, onClose }: ShareDialogProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.share;
  const call = useCall();
  const { showToast } = useToasts();
  const fieldId = useId();
  const before = certificate.organizations;
  const [chosen, setChosen] = useState<SuggestionOption[]>(before.map(({ id, name }) => ({ value: id, label: name })));
  const [typed, setTyped] = useState('');
  const found = useFoundOrganisations(typed);

  const sharing = useAction(
    async () => {
      const params = { id: certificate.id };
      const [kept, had] = [chosen.map(({ value }) => value), before.map(({ id }) => id)];
      const added = kept.filter((id) => !had.includes(id));
      const removed = had.filter((id) => !kept.includes(id));
      if (added.length > 0) await call(attachCertificate, { params, body: { organizations: added } });
      if (removed.length > 0) await call(detachCertificate, { params, body: { organizations: removed } });
    },
    { invalidates: CERTIFICATE_ANSWERS, fields: ['organizations'], idOf: () => fieldId },
  );

  async function save() {
    if (!(await sharing.run())) return;
    showToast({ tone: 'success', title: words.saved });
    onClose();
  }

  return (
    <ActionDialog
      title={words.title(certificate.name)}
      text={organisationId === null ? texts.municipal.share_text : words.text}
      submitLabel={words.save}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      action={sharing}
      onSubmit={save}
      onClose={onClose}
    >
      <SuggestionField
        id={fieldId}
        label={words.organisations}
        help={words.help}
        isMultiple
        error={sharing.errors.organizations}
        options={found.filter(({ id }) => id !== organisationId).map(({ id, name }) => ({ value: id, label: name }))}
        selected={chosen}
        onChange={setChosen}
        onType={setTyped}
        resultsText={words.results}
        removeText={words.remove}
      />
    </ActionDialog>
  );
}
