import { CheckLine } from '#ui/check-line.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SchemeOffice } from '../contract.ts';
import { ACCESS_KINDS } from '../rules.ts';
import { TypedField } from './typed-field.tsx';
import { fieldId, type SchemeFields } from './use-scheme-fields.ts';

type WhoFieldsProps = { fields: SchemeFields; districts: SchemeOffice['municipality']['districts'] };

/** Who gets an account. */
export function WhoFields({ fields, districts }: WhoFieldsProps) {
  const { form, texts, change, bind, bindDay, errorOf } = fields;
  return (
    <FieldGroup legend={texts.groups.who} look="large">
      <div className="nb-columns">
        <TypedField fields={fields} name="min_age" unit={texts.years} />
        <TypedField fields={fields} name="max_age" unit={texts.years} />
      </div>
      <FieldGroup legend={texts.fields.access}>
        <div className="nb-columns">
          {ACCESS_KINDS.map((kind) => (
            <OptionCard
              key={kind}
              name="access"
              label={texts.access[kind]}
              help={texts.access[`${kind}_help`]}
              checked={form.access === kind}
              onChange={() => change({ access: kind })}
            />
          ))}
        </div>
      </FieldGroup>
      {form.access === 'income' ? <TextAreaField {...bind('household')} help={texts.help.household} rows={2} /> : null}
      <DateField {...bindDay('age_on')} hint={texts.optional} help={texts.help.age_on} />
      {districts.length === 0 ? null : (
        <FieldGroup
          id={fieldId('district_ids')}
          legend={texts.fields.district_ids}
          hint={texts.optional}
          help={texts.help.districts}
          error={errorOf('district_ids')}
        >
          <div className="nb-columns">
            {districts.map(({ id, name }) => (
              <CheckLine
                key={id}
                label={name}
                checked={form.district_ids.includes(id)}
                onChange={() => change({ district_ids: toggled(form.district_ids, id) })}
              />
            ))}
          </div>
        </FieldGroup>
      )}
      <TextField {...bind('postal_codes')} hint={texts.optional} help={texts.help.postal_codes} />
    </FieldGroup>
  );
}

const toggled = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
