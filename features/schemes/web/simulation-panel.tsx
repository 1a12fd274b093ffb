import { useState } from 'react';
import { grouped } from '#platform/language/money.ts';
import { shortKroner } from '#platform/language/typed-money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ChartKeys } from '#ui/chart-keys.tsx';
import { Chip } from '#ui/chip.tsx';
import type { SchemeRules } from '../rules.ts';
import { type Estimate, moreMoney, otherAge, simulate, WHAT_IFS, type WhatIf, whatIf } from '../simulation.ts';
import { schemeTexts } from '../texts/token.ts';
import { AgeChart } from './age-chart.tsx';
import { BudgetBar } from './budget-bar.tsx';
import styles from './scheme-panels.module.css';

export const NUMBERS_ID = 'scheme-numbers';

type SimulationPanelProps = {
  /** Null where something has to be put right first. */
  rules: SchemeRules | null;
  estimate: Estimate;
  /** What holds today; null where nothing does, or where it is what is shown. */
  running: SchemeRules | null;
  inPlace: string;
};

/** BEY-06: what the year costs, beside what there is and what holds today. */
export function SimulationPanel({ rules, estimate, running, inPlace }: SimulationPanelProps) {
  const { simulation: texts } = useTexts(schemeTexts);
  const [asked, setAsked] = useState<readonly WhatIf[]>([]);
  if (!rules) {
    return (
      <section id={NUMBERS_ID} className="nb-panel nb-stack" aria-live="polite">
        <p className={styles.eyebrow}>{texts.eyebrow}</p>
        <p>{texts.waits}</p>
      </section>
    );
  }
  const looked = whatIf(rules, asked);
  const simulation = simulate(looked, estimate);
  const today = running && simulate(running, estimate);
  const bars = simulation.by_age.map(({ age, children }) => ({
    age,
    children,
    isNew: running !== null && (age < running.min_age || age > running.max_age),
  }));
  const chips: Record<WhatIf, string> = {
    more_money: texts.more_money(shortKroner(moreMoney(rules))),
    higher_age: texts.higher_age(otherAge(rules)),
    by_income: rules.access === 'income' ? texts.for_all : texts.by_income,
  };
  const toggle = (one: WhatIf) =>
    setAsked((before) => (before.includes(one) ? before.filter((other) => other !== one) : [...before, one]));
  return (
    <section id={NUMBERS_ID} className="nb-panel nb-stack">
      <div aria-live="polite">
        <p className={styles.eyebrow}>{texts.eyebrow}</p>
        <h2 className={styles.heading}>
          {texts.title(grouped(simulation.children), shortKroner(simulation.likely_ore))}
        </h2>
      </div>
      <BudgetBar simulation={simulation} texts={texts} />
      <ChartKeys
        keys={[
          { text: texts.likely(estimate.likely_percent) },
          { text: texts.high(estimate.high_percent), kind: 'second' },
          { text: texts.frame, kind: 'limit' },
        ]}
      />
      <fieldset className={styles.whatIf}>
        <legend className="nb-small nb-muted">{texts.what_if}</legend>
        {WHAT_IFS.map((one) => (
          <Chip key={one} isSelected={asked.includes(one)} onClick={() => toggle(one)}>
            {chips[one]}
          </Chip>
        ))}
      </fieldset>
      <div className="nb-row nb-spread">
        <h3>{texts.by_age}</h3>
        {bars.some(({ isNew }) => isNew) ? (
          <ChartKeys keys={[{ text: texts.has_today }, { text: texts.new_ones, kind: 'new' }]} />
        ) : null}
      </div>
      <AgeChart label={texts.by_age_label(inPlace, looked.min_age, looked.max_age)} bars={bars} />
      <table className={styles.then}>
        <thead>
          <tr>
            <td />
            {today ? <th scope="col">{texts.today}</th> : null}
            <th scope="col">{texts.proposal}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{texts.children}</th>
            {today ? <td>{grouped(today.children)}</td> : null}
            <td>{grouped(simulation.children)}</td>
          </tr>
          <tr>
            <th scope="row">{texts.likely_used}</th>
            {today ? <td>{shortKroner(today.likely_ore)}</td> : null}
            <td>{shortKroner(simulation.likely_ore)}</td>
          </tr>
          <tr>
            <th scope="row">{texts.all_used}</th>
            {today ? <td>{shortKroner(today.max_ore)}</td> : null}
            <td>{shortKroner(simulation.max_ore)}</td>
          </tr>
        </tbody>
      </table>
      <details className="nb-small">
        <summary className={styles.summary}>{texts.as_table}</summary>
        <table className={styles.then}>
          <thead>
            <tr>
              <th scope="col">{texts.age}</th>
              <th scope="col">{texts.count}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ age, children }) => (
              <tr key={age}>
                <th scope="row">{texts.age_value(age)}</th>
                <td>{grouped(children)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
