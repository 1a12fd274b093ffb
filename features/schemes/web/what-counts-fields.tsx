import { CheckLine } from '#ui/check-line.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import type { SchemeOffice } from '../contract.ts';
import styles from './scheme-fields.module.css';
import { TypedField } from './typed-field.tsx';
import { fieldId, type SchemeFields } from './use-scheme-fields.ts';

type WhatCountsFieldsProps = { fields: SchemeFields; categories: SchemeOffice['categories'] };

/** What the money may be used for, and how much of it at once. */
export function WhatCountsFields({ fields, categories }: WhatCountsFieldsProps) {
  const { form, texts, change, errorOf } = fields;
  const toggle = (id: string) => {
    const isChosen = form.category_ids.includes(id);
    change({
      category_ids: isChosen ? form.category_ids.filter((one) => one !== id) : [...form.category_ids, id],
    });
  };
  return (
    <>
      <FieldGroup legend={texts.groups.use} look="large">
        <FieldGroup id={fieldId('category_ids')} legend={texts.fields.category_ids} error={errorOf('category_ids')}>
          <div className={styles.ticks}>
            {categories.map(({ id, name }) => (
              <CheckLine key={id} label={name} checked={form.category_ids.includes(id)} onChange={() => toggle(id)} />
            ))}
          </div>
        </FieldGroup>
        <div className="nb-columns">
          <TypedField fields={fields} name="min_times" unit={texts.times} />
          <TypedField fields={fields} name="trial_times" unit={texts.times} help={texts.help.trial_times} />
        </div>
        <CheckboxField
          kind="switch"
          label={texts.fields.takes_part_only}
          checked={form.takes_part_only}
          onChange={() => change({ takes_part_only: !form.takes_part_only })}
        />
        <CheckboxField
          kind="switch"
          label={texts.fields.one_activity_a_year}
          checked={form.one_activity_a_year}
          onChange={() => change({ one_activity_a_year: !form.one_activity_a_year })}
        />
      </FieldGroup>
      <FieldGroup legend={texts.groups.caps} look="large">
        <div className={styles.caps}>
          <TypedField
            fields={fields}
            name="activity_cap"
            isMoney
            hint={texts.optional}
            help={texts.help.activity_cap}
          />
          <TypedField fields={fields} name="budget" isMoney help={texts.help.budget} />
        </div>
      </FieldGroup>
    </>
  );
}
