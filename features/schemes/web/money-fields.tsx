import type { Day } from '#platform/language/days.ts';
import { dayIn } from '#platform/language/typed-day.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { TypedField } from './typed-field.tsx';
import type { SchemeFields } from './use-scheme-fields.ts';

type MoneyFieldsProps = { fields: SchemeFields; dayText: (day: Day) => string };

/** How much, in which period, and what becomes of the rest. */
export function MoneyFields({ fields, dayText }: MoneyFieldsProps) {
  const { form, texts, change, bindDay } = fields;
  const lastDay = dayIn(form.ends_on);
  return (
    <FieldGroup legend={texts.groups.money} look="large">
      <TypedField fields={fields} name="amount" isMoney />
      <div className="nb-columns">
        <DateField {...bindDay('starts_on')} />
        <DateField {...bindDay('ends_on')} />
      </div>
      <CheckboxField
        kind="switch"
        label={texts.fields.leftover}
        help={lastDay === null ? texts.help.leftover_undated : texts.help.leftover(dayText(lastDay))}
        checked={form.leftover === 'returned'}
        onChange={() => change({ leftover: form.leftover === 'returned' ? 'carried_over' : 'returned' })}
      />
      <CheckboxField
        kind="switch"
        label={texts.fields.at_end}
        help={texts.help.at_end}
        checked={form.at_end === 'renewed'}
        onChange={() => change({ at_end: form.at_end === 'renewed' ? 'closed' : 'renewed' })}
      />
    </FieldGroup>
  );
}
