import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { useFoundOrganisations } from '#features/organisations/web/use-found-organisations.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SuggestionField } from '#ui/suggestion-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SuggestionOption } from '#ui/use-suggestions.ts';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnSource } from '../source-contract.ts';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH, SOURCE_KINDS, type SourceKind } from '../source-rules.ts';
import { importSourceTexts } from '../texts/sources/token.ts';
import { createImportSource, getImportSources, updateImportSource } from './source-calls.ts';

type Typed = { name: string; kind: SourceKind; address: string; organisation: SuggestionOption | null };

type SourceDialogProps = { source: OwnSource | null; onClose: () => void };

/** A new source; of one that is there, its name and whose its activities are. Another address is another source. */
export function SourceDialog({ source, onClose }: SourceDialogProps) {
  const { form: texts, kinds, done, cancel, close } = useTexts(importSourceTexts);
  const call = useCall();
  const office = useOffice();
  const { showToast } = useToasts();
  const ownId = useId();
  const idOf = (field: string) => `${ownId}-${field}`;
  const [typed, setTyped] = useState<Typed>(() => typedOf(source));
  const saving = useAction(
    async ({ name, kind, address, organisation }: Typed) => {
      const form = { name, organization_id: organisation?.value ?? null };
      if (source) await call(updateImportSource, { params: { id: source.id }, body: form });
      else await call(createImportSource, { body: { ...form, ...office, kind, address } });
      showToast({ tone: 'success', title: source ? done.changed : done.added });
    },
    { invalidates: [getImportSources], fields: ['name', 'address', 'organization_id'], idOf },
  );

  function change(changed: Partial<Typed>) {
    setTyped({ ...typed, ...changed });
    for (const field of ['name', 'address', 'organization_id']) saving.clearError(field);
  }

  async function save() {
    const errors = {
      ...(typed.name.trim() === '' && { name: texts.name_missing }),
      ...(typed.address.trim() === '' && { address: texts.address_missing }),
    };
    if (Object.keys(errors).length > 0) return saving.setErrors(errors);
    if (await saving.run(typed)) onClose();
  }

  return (
    <ActionDialog
      title={source ? texts.edit_title : texts.new_title}
      submitLabel={source ? texts.save : texts.add}
      cancelLabel={cancel}
      closeLabel={close}
      action={saving}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        id={idOf('name')}
        label={texts.name}
        help={texts.name_help}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={typed.name}
        error={saving.errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {source ? null : (
        <>
          <Segmented
            label={texts.kind}
            options={SOURCE_KINDS.map((value) => ({ value, label: kinds[value] }))}
            value={typed.kind}
            onChange={(kind) => change({ kind })}
          />
          <TextField
            id={idOf('address')}
            label={texts.address}
            help={texts.address_help}
            inputMode="url"
            maxLength={MAX_ADDRESS_LENGTH}
            autoComplete="off"
            value={typed.address}
            error={saving.errors.address}
            onChange={({ target }) => change({ address: target.value })}
          />
        </>
      )}
      <SourceOwnerField
        id={idOf('organization_id')}
        chosen={typed.organisation}
        error={saving.errors.organization_id}
        onChange={(organisation) => change({ organisation })}
      />
    </ActionDialog>
  );
}

const typedOf = (source: OwnSource | null): Typed => ({
  name: source?.name ?? '',
  kind: source?.kind ?? 'ical',
  address: source?.address ?? '',
  organisation: source?.organization ? { value: source.organization.id, label: source.organization.name } : null,
});

type SourceOwnerFieldProps = {
  id: string;
  chosen: SuggestionOption | null;
  error: string | undefined;
  onChange: (organisation: SuggestionOption | null) => void;
};

function SourceOwnerField({ id, chosen, error, onChange }: SourceOwnerFieldProps) {
  const { form: texts } = useTexts(importSourceTexts);
  const [words, setWords] = useState('');
  const found = useFoundOrganisations(words);
  return (
    <SuggestionField
      id={id}
      label={texts.organisation}
      help={texts.organisation_help}
      error={error}
      options={found.map((organisation) => ({ value: organisation.id, label: organisation.name }))}
      selected={chosen ? [chosen] : []}
      onChange={([organisation]) => onChange(organisation ?? null)}
      onType={setWords}
      resultsText={texts.results}
      removeText={texts.remove}
    />
  );
}
