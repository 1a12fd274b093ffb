import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { useFoundOrganisations } from '#features/organisations/web/use-found-organisations.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { SuggestionField } from '#ui/suggestion-field.tsx';
import type { SuggestionOption } from '#ui/use-suggestions.ts';
import { SEARCH_WAITS_MS } from '../rules.ts';
import { partnershipTexts } from '../texts/token.ts';
import { askCohost, askSubsidiary, PARTNERSHIP_ANSWERS } from './calls.ts';
import type { PartnershipKind } from './use-partnerships.ts';

type AskDialogProps = {
  organisationId: string;
  kind: PartnershipKind;
  onAsked: () => void;
  onClose: () => void;
};

const FIELDS = ['organization_id', 'relation'];

/** Finds another organisation and asks it. What was chosen stays when it goes wrong. */
export function AskDialog({ organisationId: id, kind, onAsked, onClose }: AskDialogProps) {
  const texts = useTexts(partnershipTexts);
  const call = useCall();
  const fieldsId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<SuggestionOption[]>([]);
  const [relation, setRelation] = useState<'subsidiary' | 'parent'>('subsidiary');
  const found = useFoundOrganisations(typed, SEARCH_WAITS_MS).filter((one) => one.id !== id);

  const idOf = (field: string) => `${fieldsId}-${field}`;
  const asking = useAction(
    async (organization_id: string) => {
      if (kind === 'cohost') await call(askCohost, { params: { id }, body: { organization_id } });
      else await call(askSubsidiary, { params: { id }, body: { organization_id, relation } });
    },
    { invalidates: PARTNERSHIP_ANSWERS, fields: FIELDS, idOf },
  );

  async function ask() {
    const [organisation] = chosen;
    if (!organisation) return asking.setErrors({ organization_id: texts.dialog.choose_one });
    if (await asking.run(organisation.value)) onAsked();
  }

  return (
    <ActionDialog
      title={kind === 'cohost' ? texts.dialog.cohost_title : texts.dialog.subsidiary_title}
      closeLabel={texts.close}
      submitLabel={texts.dialog.send}
      cancelLabel={texts.dialog.cancel}
      action={asking}
      onSubmit={ask}
      onClose={onClose}
    >
      <SuggestionField
        id={idOf('organization_id')}
        label={texts.dialog.organisation}
        help={texts.dialog.help}
        error={asking.errors.organization_id}
        options={found.map(({ id: value, name: label }) => ({ value, label }))}
        selected={chosen}
        onChange={(selected) => {
          setChosen(selected);
          asking.clearError('organization_id');
        }}
        onType={setTyped}
        resultsText={texts.dialog.results}
        removeText={texts.dialog.remove}
      />
      {kind === 'cohost' ? null : (
        <FieldGroup id={idOf('relation')} legend={texts.dialog.relation} error={asking.errors.relation}>
          {(['subsidiary', 'parent'] as const).map((one) => (
            <CheckboxField
              key={one}
              kind="radio"
              name={idOf('relation')}
              label={one === 'subsidiary' ? texts.dialog.as_subsidiary : texts.dialog.as_parent}
              checked={relation === one}
              onChange={() => setRelation(one)}
            />
          ))}
        </FieldGroup>
      )}
    </ActionDialog>
  );
}
