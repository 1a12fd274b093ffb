import { useTexts } from '#platform/web/language.tsx';
import type { SchemeOffice } from '../contract.ts';
import type { SchemeRules } from '../rules.ts';
import { schemeTexts } from '../texts/token.ts';
import { ruleLines } from './rule-words.ts';
import styles from './scheme-panels.module.css';
import { useDayText } from './use-day-text.ts';

/** The rules of a version in words. */
export function RulesTable({ rules, office }: { rules: SchemeRules; office: SchemeOffice }) {
  const texts = useTexts(schemeTexts);
  const dayText = useDayText();
  return (
    <dl className={styles.rules}>
      {ruleLines(rules, { texts, office, dayText }).map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
