import { useId, useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SuggestionField } from '#ui/suggestion-field.tsx';
import type { SuggestionOption } from '#ui/use-suggestions.ts';
import { partnershipTexts } from '../texts/token.ts';
import { askCohost, askSubsidiary } from './calls.ts';
import { useFoundOrganisations } from './use-found-organisations.ts';
import type { PartnershipKind } from './use-partnerships.ts';

type AskDialogProps = {
  organisationId: string;
  kind: PartnershipKind;
  onAsked: () => void;
  onClose: () => void;
};

/** Finds another organisation and asks it. What was chosen stays when it goes wrong. */
export function AskDialog({ organisationId: id, kind, onAsked, onClose }: AskDialogProps) {
  const texts = useTexts(partnershipTexts);
  const call = useCall();
  const fieldsId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<SuggestionOption[]>([]);
  const [relation, setRelation] = useState<'subsidiary' | 'parent'>('subsidiary');
  const [isMissing, setIsMissing] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const found = useFoundOrganisations(typed).filter((one) => one.id !== id);

  async function ask() {
    const [organisation] = chosen;
    setIsMissing(!organisation);
    if (!organisation || isPending) return;
    const organization_id = organisation.value;
    setIsPending(true);
    setFailure(null);
    try {
      if (kind === 'cohost') await call(askCohost, { params: { id }, body: { organization_id } });
      else await call(askSubsidiary, { params: { id }, body: { organization_id, relation } });
      onAsked();
    } catch (error) {
      setFailure(failureText(error, texts));
      setIsPending(false);
    }
  }

  return (
    <FormDialog
      title={kind === 'cohost' ? texts.dialog.cohost_title : texts.dialog.subsidiary_title}
      closeLabel={texts.close}
      submitLabel={texts.dialog.send}
      cancelLabel={texts.dialog.cancel}
      isPending={isPending}
      failure={failure}
      onSubmit={ask}
      onClose={onClose}
    >
      <SuggestionField
        label={texts.dialog.organisation}
        help={texts.dialog.help}
        error={isMissing ? texts.dialog.choose_one : undefined}
        options={found.map(({ id: value, name: label }) => ({ value, label }))}
        selected={chosen}
        onChange={(selected) => {
          setChosen(selected);
          setIsMissing(false);
        }}
        onType={setTyped}
        resultsText={texts.dialog.results}
        removeText={texts.dialog.remove}
      />
      {kind === 'cohost' ? null : (
        <FieldGroup legend={texts.dialog.relation}>
          {(['subsidiary', 'parent'] as const).map((one) => (
            <CheckboxField
              key={one}
              kind="radio"
              name={`${fieldsId}-relation`}
              label={one === 'subsidiary' ? texts.dialog.as_subsidiary : texts.dialog.as_parent}
              checked={relation === one}
              onChange={() => setRelation(one)}
            />
          ))}
        </FieldGroup>
      )}
    </FormDialog>
  );
}
