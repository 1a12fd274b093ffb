import { PRIORITY_GROUPS, WAITING_POLICIES } from '#features/events/rules.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { formTexts } from '../texts/form/token.ts';
import { type FieldsProps, idOf } from './form-fields.ts';
import { NumberField } from './number-field.tsx';
import styles from './waiting-fields.module.css';

/** BEY-02: who gets a place that becomes free. */
export function WaitingFields({ form, change, errorOf }: FieldsProps) {
  const { settings: texts } = useTexts(formTexts);
  return (
    <>
      <CheckboxField
        kind="switch"
        label={<strong>{texts.waiting_list}</strong>}
        help={texts.waiting_list_help[form.waiting_policy]}
        checked={form.has_waiting_list}
        onChange={(event) => change({ has_waiting_list: event.currentTarget.checked })}
      />
      {form.has_waiting_list ? (
        <FieldGroup id={idOf('waiting_policy')} legend={texts.policy}>
          <div className={styles.policies}>
            {WAITING_POLICIES.map((policy) => (
              <OptionCard
                key={policy}
                name="waiting_policy"
                {...texts.policies[policy]}
                checked={form.waiting_policy === policy}
                onChange={() => change({ waiting_policy: policy })}
              />
            ))}
          </div>
        </FieldGroup>
      ) : null}
      {form.has_waiting_list && form.waiting_policy === 'offer' ? (
        <NumberField
          id={idOf('offer_hours')}
          label={texts.offer_hours}
          width="short"
          value={form.offer_hours || null}
          error={errorOf('offer_hours')}
          onChange={(hours) => change({ offer_hours: hours ?? 0 })}
        />
      ) : null}
      {form.has_waiting_list && form.waiting_policy === 'lottery' ? (
        <NumberField
          id={idOf('lottery_hours')}
          label={texts.lottery_hours}
          width="short"
          value={form.lottery_hours || null}
          error={errorOf('lottery_hours')}
          onChange={(hours) => change({ lottery_hours: hours ?? 0 })}
        />
      ) : null}
      {form.has_waiting_list && form.waiting_policy === 'priority' ? (
        <FieldGroup id={idOf('priority_group')} legend={texts.priority_group}>
          {PRIORITY_GROUPS.map((group) => (
            <CheckboxField
              key={group}
              kind="radio"
              name="priority_group"
              label={texts.priority_groups[group]}
              checked={form.priority_group === group}
              onChange={() => change({ priority_group: group })}
            />
          ))}
        </FieldGroup>
      ) : null}
    </>
  );
}
