import { ACCESS_FACTS, AGE_GROUPS } from '#features/events/rules.ts';
import { eventDetailTexts } from '#features/events/texts/detail/token.ts';
import { eventTexts } from '#features/events/texts/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { MAX_CATEGORIES } from '../../rules.ts';
import { formTexts } from '../../texts/form/token.ts';
import { listEventCategories, listEventKeywords, listEventTypes } from '../calls.ts';
import { type FieldsProps, idOf } from '../form-fields.ts';
import { KeywordField } from '../keyword-field.tsx';
import { NumberField } from '../number-field.tsx';
import styles from './event-form.module.css';

/** EVF-01, EVF-03, step 2: what it is to be found by. */
export function TaggingStep({ form, change, errorOf }: FieldsProps) {
  const { tagging: texts, optional } = useTexts(formTexts);
  const types = useAnswer(listEventTypes, {}).data?.data ?? [];
  const categories = useAnswer(listEventCategories, {}).data?.data ?? [];
  const keywords = useAnswer(listEventKeywords, {}).data?.data ?? [];
  return (
    <>
      <FieldGroup legend={texts.what} look="large">
        <SelectField
          id={idOf('type')}
          label={texts.type}
          error={errorOf('type')}
          value={form.type ?? ''}
          required
          onChange={(event) => change({ type: event.currentTarget.value || null })}
        >
          <option value="">{texts.choose}</option>
          {types.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <FieldGroup
          id={idOf('categories')}
          legend={texts.categories}
          hint={optional}
          help={texts.categories_help(MAX_CATEGORIES)}
          error={errorOf('categories')}
        >
          <div className={styles.chips}>
            {categories.map(({ key, name }) => (
              <ChoiceChip
                key={key}
                type="checkbox"
                checked={form.categories.includes(key)}
                onChange={(event) => change({ categories: turned(form.categories, key, event.currentTarget.checked) })}
              >
                {name}
              </ChoiceChip>
            ))}
          </div>
        </FieldGroup>
        <KeywordField
          id={idOf('keywords')}
          value={form.keywords}
          suggestions={keywords.map(({ keyword }) => keyword)}
          onChange={(next) => change({ keywords: next })}
          error={errorOf('keywords')}
        />
      </FieldGroup>
      <WhoFor form={form} change={change} errorOf={errorOf} />
    </>
  );
}

function turned<Value>(values: readonly Value[], value: Value, isOn: boolean): Value[] {
  return isOn ? [...values, value] : values.filter((each) => each !== value);
}

function WhoFor({ form, change, errorOf }: FieldsProps) {
  const { tagging: texts, optional } = useTexts(formTexts);
  const { age_group: ageGroups } = useTexts(eventTexts);
  const { access } = useTexts(eventDetailTexts);
  return (
    <>
      <FieldGroup legend={texts.who} look="large">
        <FieldGroup
          id={idOf('age_group')}
          legend={texts.age_group}
          hint={optional}
          help={texts.age_group_help}
          error={errorOf('age_group')}
        >
          <div className={styles.chips}>
            {AGE_GROUPS.map((group) => (
              <ChoiceChip
                key={group}
                type="checkbox"
                checked={form.age_group.includes(group)}
                onChange={(event) => change({ age_group: turned(form.age_group, group, event.currentTarget.checked) })}
              >
                {ageGroups[group]}
              </ChoiceChip>
            ))}
          </div>
        </FieldGroup>
        <div className={styles.ages}>
          <NumberField
            id={idOf('min_age')}
            label={texts.min_age}
            hint={optional}
            suffix={texts.years}
            value={form.min_age}
            error={errorOf('min_age')}
            onChange={(min_age) => change({ min_age })}
          />
          <NumberField
            id={idOf('max_age')}
            label={texts.max_age}
            hint={optional}
            suffix={texts.years}
            value={form.max_age}
            error={errorOf('max_age')}
            onChange={(max_age) => change({ max_age })}
          />
        </div>
      </FieldGroup>
      <FieldGroup id={idOf('accessibility')} legend={texts.access} help={texts.access_help} look="large">
        <div className={styles.access}>
          {ACCESS_FACTS.map((fact) => (
            <CheckboxField
              key={fact}
              label={access[fact]}
              checked={form.accessibility.includes(fact)}
              onChange={(event) =>
                change({ accessibility: turned(form.accessibility, fact, event.currentTarget.checked) })
              }
            />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}
