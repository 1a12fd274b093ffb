import { FieldSuffix } from '#ui/field-suffix.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DraftFieldsProps } from './draft-fields.ts';

type ContactField = 'email' | 'phone' | 'website';

type ContactFieldsProps = DraftFieldsProps<ContactField, ContactField | 'website_help' | 'invalid'> & {
  help?: string;
  texts: { reset: (label: string) => string };
};

const FIELDS = {
  email: { type: 'email', maxLength: 320 },
  phone: { type: 'tel', maxLength: 25 },
  website: { type: 'url', maxLength: 500 },
} as const;

/** How an organisation is reached. VAL-04: each can be emptied, and says so when it is not valid. */
export function ContactFields(props: ContactFieldsProps) {
  return (
    <>
      <div className="nb-columns">
        <ContactField {...props} field="email" />
        <ContactField {...props} field="phone" />
      </div>
      <ContactField {...props} field="website" help={props.texts.website_help} />
    </>
  );
}

function ContactField({
  field,
  draft,
  texts,
  errors,
  idOf,
  onChange,
  help,
}: ContactFieldsProps & { field: ContactField }) {
  const isInvalid = errors[field] !== undefined;
  return (
    <TextField
      id={idOf(field)}
      {...FIELDS[field]}
      label={texts[field]}
      hint={texts.optional}
      help={help}
      error={errors[field]}
      value={draft[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
      suffix={
        <FieldSuffix
          fieldId={idOf(field)}
          isTouched={isInvalid}
          isInvalid={isInvalid}
          isFilled={draft[field] !== ''}
          invalidText={texts.invalid}
          resetLabel={texts.reset(texts[field])}
          onReset={() => onChange({ [field]: '' })}
        />
      }
    />
  );
}
