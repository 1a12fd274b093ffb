import { TextField } from '#ui/text-field.tsx';
import type { DraftFieldsProps } from './draft-fields.ts';

type ContactField = 'email' | 'phone' | 'website';

type ContactFieldsProps = DraftFieldsProps<ContactField, ContactField | 'website_help'> & { help?: string };

/** How an organisation is reached. */
export function ContactFields({ draft, texts, errors, idOf, onChange, help }: ContactFieldsProps) {
  return (
    <>
      <div className="nb-columns">
        <TextField
          id={idOf('email')}
          type="email"
          label={texts.email}
          hint={texts.optional}
          help={help}
          error={errors.email}
          value={draft.email}
          maxLength={320}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
        />
        <TextField
          id={idOf('phone')}
          type="tel"
          label={texts.phone}
          hint={texts.optional}
          help={help}
          error={errors.phone}
          value={draft.phone}
          maxLength={25}
          onChange={(event) => onChange({ phone: event.currentTarget.value })}
        />
      </div>
      <TextField
        id={idOf('website')}
        type="url"
        label={texts.website}
        hint={texts.optional}
        help={texts.website_help}
        error={errors.website}
        value={draft.website}
        maxLength={500}
        onChange={(event) => onChange({ website: event.currentTarget.value })}
      />
    </>
  );
}
