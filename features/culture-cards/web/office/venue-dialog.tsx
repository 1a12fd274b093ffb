import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { useFoundOrganisations } from '#features/organisations/web/use-found-organisations.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SuggestionField } from '#ui/suggestion-field.tsx';
import type { SuggestionOption } from '#ui/use-suggestions.ts';
import { useToasts } from '#ui/use-toasts.ts';
import { cultureOfficeTexts } from '../../texts/office/token.ts';
import { listCultureVenues, startCultureVenue } from '../calls.ts';

/** An organisation of the municipality's, found by name. */
export function VenueDialog({ onClose }: { onClose: () => void }) {
  const { venues: texts, cancel, close } = useTexts(cultureOfficeTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const fieldId = useId();
  const [chosen, setChosen] = useState<SuggestionOption[]>([]);
  const [typed, setTyped] = useState('');
  const found = useFoundOrganisations(typed);
  const starting = useAction(
    async (organization_id: string) => call(startCultureVenue, { body: { organization_id } }),
    { invalidates: [listCultureVenues], fields: ['organization_id'], idOf: () => fieldId },
  );

  async function submit() {
    const [organisation] = chosen;
    if (!organisation) return starting.setErrors({ organization_id: texts.missing });
    if (!(await starting.run(organisation.value))) return;
    showToast({ tone: 'success', title: texts.added(organisation.label) });
    onClose();
  }

  return (
    <ActionDialog
      title={texts.dialog}
      text={texts.dialog_text}
      submitLabel={texts.submit}
      cancelLabel={cancel}
      closeLabel={close}
      action={starting}
      onSubmit={submit}
      onClose={onClose}
    >
      <SuggestionField
        id={fieldId}
        label={texts.organisation}
        help={texts.choose}
        error={starting.errors.organization_id}
        options={found.map(({ id, name }) => ({ value: id, label: name }))}
        selected={chosen}
        onChange={(next) => {
          setChosen(next);
          starting.clearError('organization_id');
        }}
        onType={setTyped}
        resultsText={texts.results}
        removeText={texts.remove}
      />
    </ActionDialog>
  );
}
