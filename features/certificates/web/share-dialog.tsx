import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SuggestionField } from '#ui/suggestion-field.tsx';
import { useSettled } from '#ui/use-settled.ts';
import type { SuggestionOption } from '#ui/use-suggestions.ts';
import { useToasts } from '#ui/use-toasts.ts';
import type { OrganisationCertificate } from '../contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { attachCertificate, detachCertificate, searchOrganisations } from './calls.ts';
import { useCertificateAction } from './use-certificate-action.ts';

type ShareDialogProps = { organisationId: string; certificate: OrganisationCertificate; onClose: () => void };

const SHORTEST_SEARCH = 2;

/** CER-01: which other organisations may give it too; those that are taken away no longer may. */
export function ShareDialog({ organisationId, certificate, onClose }: ShareDialogProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.share;
  const call = useCall();
  const { showToast } = useToasts();
  const { isPending, failure, errors, carryOut } = useCertificateAction(['organizations']);
  const before = certificate.organizations;
  const [chosen, setChosen] = useState<SuggestionOption[]>(before.map(({ id, name }) => ({ value: id, label: name })));
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { data } = useQuery({
    ...answerQuery(call, searchOrganisations, { query: { q } }),
    enabled: q.length >= SHORTEST_SEARCH,
  });
  const found = q.length >= SHORTEST_SEARCH ? (data?.data ?? []) : [];

  async function save() {
    const params = { id: certificate.id };
    const [kept, had] = [chosen.map(({ value }) => value), before.map(({ id }) => id)];
    const added = kept.filter((id) => !had.includes(id));
    const removed = had.filter((id) => !kept.includes(id));
    const isDone = await carryOut(async () => {
      if (added.length > 0) await call(attachCertificate, { params, body: { organizations: added } });
      if (removed.length > 0) await call(detachCertificate, { params, body: { organizations: removed } });
    });
    if (!isDone) return;
    showToast({ tone: 'success', title: words.saved });
    onClose();
  }

  return (
    <FormDialog
      title={words.title(certificate.name)}
      text={words.text}
      submitLabel={words.save}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      isPending={isPending}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <SuggestionField
        label={words.organisations}
        help={words.help}
        isMultiple
        error={errors.organizations}
        options={found.filter(({ id }) => id !== organisationId).map(({ id, name }) => ({ value: id, label: name }))}
        selected={chosen}
        onChange={setChosen}
        onType={setTyped}
        resultsText={words.results}
        removeText={words.remove}
      />
    </FormDialog>
  );
}
