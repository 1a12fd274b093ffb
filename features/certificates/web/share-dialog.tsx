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
import type { Definer } from './definer.ts';
import { ReasonField } from './reason-field.tsx';
import type { Definition } from './use-definitions.ts';
import { useReason } from './use-reason.ts';

type ShareDialogProps = { definer: Definer; certificate: Definition; onClose: () => void };

/** CER-01: which other organisations may give it too; those that are taken away no longer may. */
export function ShareDialog({ definer, certificate, onClose }: ShareDialogProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.share;
  const call = useCall();
  const { showToast } = useToasts();
  const ownId = useId();
  const idOf = (field: string) => `${ownId}-${field}`;
  const before = certificate.organizations;
  const [chosen, setChosen] = useState<SuggestionOption[]>(before.map(({ id, name }) => ({ value: id, label: name })));
  const [typed, setTyped] = useState('');
  const found = useFoundOrganisations(typed);
  const why = useReason(definer);

  const sharing = useAction(
    async () => {
      const params = { id: certificate.id };
      const [kept, had] = [chosen.map(({ value }) => value), before.map(({ id }) => id)];
      const added = kept.filter((id) => !had.includes(id));
      const removed = had.filter((id) => !kept.includes(id));
      if (added.length > 0) await call(attachCertificate, { params, body: { organizations: added, ...why.body } });
      if (removed.length > 0) await call(detachCertificate, { params, body: { organizations: removed, ...why.body } });
    },
    { invalidates: CERTIFICATE_ANSWERS, fields: ['organizations', 'reason'], idOf },
  );

  async function save() {
    if (why.fault) return sharing.setErrors({ reason: why.fault });
    if (!(await sharing.run())) return;
    showToast({ tone: 'success', title: words.saved });
    onClose();
  }

  return (
    <ActionDialog
      title={words.title(certificate.name)}
      text={definer.kind === 'organisation' ? words.text : texts.municipal.share_text}
      submitLabel={words.save}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      action={sharing}
      onSubmit={save}
      onClose={onClose}
    >
      <SuggestionField
        id={idOf('organizations')}
        label={words.organisations}
        help={words.help}
        isMultiple
        error={sharing.errors.organizations}
        options={found
          .filter(({ id }) => definer.kind !== 'organisation' || id !== definer.id)
          .map(({ id, name }) => ({ value: id, label: name }))}
        selected={chosen}
        onChange={setChosen}
        onType={setTyped}
        resultsText={words.results}
        removeText={words.remove}
      />
      <ReasonField id={idOf('reason')} why={why} action={sharing} />
    </ActionDialog>
  );
}
