import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from '../../rules.ts';
import type { DraftFieldsProps } from './draft-fields.ts';

type NameFieldsProps = DraftFieldsProps<'name' | 'description', 'name' | 'description' | 'description_help'>;

/** What an organisation is called, and what it does. */
export function NameFields({ draft, texts, errors, idOf, onChange }: NameFieldsProps) {
  return (
    <>
      <TextField
        id={idOf('name')}
        label={texts.name}
        error={errors.name}
        value={draft.name}
        autoComplete="organization"
        maxLength={MAX_NAME_LENGTH}
        required
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextAreaField
        id={idOf('description')}
        label={texts.description}
        hint={texts.optional}
        help={texts.description_help}
        error={errors.description}
        value={draft.description}
        rows={8}
        maxLength={MAX_DESCRIPTION_LENGTH}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
    </>
  );
}
