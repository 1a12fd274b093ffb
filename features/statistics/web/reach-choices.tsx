import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Reach } from '../contract.ts';
import { quarterText } from '../part-texts.ts';
import { FILTERS, MEASURES, type Measure, type Quarter } from '../rules.ts';
import { statisticsTexts } from '../texts/token.ts';
import styles from './reach.module.css';

/** What is asked for beside the measure; nothing is the newest year, and all of it. */
export type Chosen = { from?: Quarter; to?: Quarter; dimension?: (typeof FILTERS)[number]; part?: string };

type ReachChoicesProps = {
  reach: Reach;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  measure: Measure;
  onMeasure: (measure: Measure) => void;
};

/** Quarters from and to, what is counted, and one part of the municipality. */
export function ReachChoices({ reach, chosen, onChoose, measure, onMeasure }: ReachChoicesProps) {
  const texts = useTexts(statisticsTexts);
  const { quarters, period, tables } = reach;
  const choosePeriod = (changed: { from?: Quarter; to?: Quarter }) => {
    const { from, to } = { from: period?.from, to: period?.to, ...changed };
    if (from === undefined || to === undefined) return;
    onChoose({ ...chosen, from: from > to && changed.to ? to : from, to: from > to && changed.from ? from : to });
  };
  const choosePart = (value: string) => {
    const { dimension: _, part: __, ...rest } = chosen;
    const [dimension, ...part] = value.split(' ');
    const filter = FILTERS.find((one) => one === dimension);
    onChoose(filter ? { ...rest, dimension: filter, part: part.join(' ') } : rest);
  };
  return (
    <div className={`nb-panel ${styles.choices}`}>
      <SelectField label={texts.measure} value={measure} onChange={({ target }) => onMeasure(target.value as Measure)}>
        {MEASURES.map((one) => (
          <option key={one} value={one}>
            {texts.measures[one]}
          </option>
        ))}
      </SelectField>
      {(['from', 'to'] as const).map((end) => (
        <SelectField
          key={end}
          label={texts[end]}
          value={period?.[end] ?? ''}
          onChange={({ target }) => choosePeriod({ [end]: target.value })}
        >
          {quarters.map((quarter) => (
            <option key={quarter} value={quarter}>
              {quarterText(quarter, texts)}
            </option>
          ))}
        </SelectField>
      ))}
      <SelectField
        label={texts.only}
        value={chosen.dimension ? `${chosen.dimension} ${chosen.part}` : ''}
        onChange={({ target }) => choosePart(target.value)}
      >
        <option value="">{texts.everything}</option>
        {FILTERS.map((filter) => (
          <optgroup key={filter} label={texts.dimensions[filter]}>
            {tables
              .filter(({ dimension }) => dimension === filter)
              .flatMap(({ groups }) => groups.flatMap(({ parts }) => parts))
              .map(({ id, name }) => (
                <option key={id} value={`${filter} ${id}`}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  );
}
