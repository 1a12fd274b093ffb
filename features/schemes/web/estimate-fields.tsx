import { TextField } from '#ui/text-field.tsx';
import { HIGHEST_SCHEME_AGE } from '../rules.ts';
import { guessedChildren } from '../simulation.ts';
import styles from './scheme-fields.module.css';
import panels from './scheme-panels.module.css';
import { TypedField } from './typed-field.tsx';
import { fieldId, type SchemeFields } from './use-scheme-fields.ts';

type EstimateFieldsProps = { fields: SchemeFields; population: number };

const ageIn = (text: string, otherwise: number): number =>
  /^\d{1,2}$/.test(text.trim()) ? Math.min(Number(text), HIGHEST_SCHEME_AGE) : otherwise;

/** What the simulation is made with: folded away, since a guess does for most. */
export function EstimateFields({ fields, population }: EstimateFieldsProps) {
  const { form, texts, change, errorOf } = fields;
  const first = ageIn(form.min_age, 0);
  const ages = Array.from({ length: Math.max(0, ageIn(form.max_age, 18) - first + 1) }, (_, place) => first + place);
  const error = errorOf('children');
  return (
    <details open={error !== undefined || undefined}>
      <summary className={panels.summary}>{texts.groups.numbers}</summary>
      <div className="nb-stack">
        <p className="nb-small nb-muted">{texts.help.numbers}</p>
        <div className="nb-columns">
          <TypedField fields={fields} name="likely_percent" unit={texts.percent} />
          <TypedField fields={fields} name="high_percent" unit={texts.percent} />
          {form.access === 'income' ? <TypedField fields={fields} name="income_percent" unit={texts.percent} /> : null}
        </div>
        <fieldset id={fieldId('children')} className={styles.ages} tabIndex={-1}>
          <legend className="ds-label">{texts.fields.children}</legend>
          {error === undefined ? null : <p className="ds-validation-message">{error}</p>}
          <div className={styles.ageFields}>
            {ages.map((age) => (
              <TextField
                key={age}
                label={texts.simulation.age_value(age)}
                inputMode="numeric"
                autoComplete="off"
                placeholder={String(guessedChildren(population, age))}
                value={form.children[age] ?? ''}
                onChange={(event) => change({ children: { ...form.children, [age]: event.currentTarget.value } })}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
}
