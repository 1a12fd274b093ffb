import { PadlockLockedIcon } from '@navikt/aksel-icons';
import { Fragment } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { CheckLine } from '#ui/check-line.tsx';
import { filterTexts } from '../texts/filters/token.ts';
import styles from './filter-form.module.css';

export type FilterChoice = {
  value: string;
  name: string;
  count: number | undefined;
  isChosen: boolean;
  isLocked?: boolean;
  /** What the form sends for it without scripts. */
  field: { name: string; value: string };
};

type FilterChoicesProps = {
  choices: readonly FilterChoice[];
  onToggle: (value: string) => void;
};

const SHOWN_AT_FIRST = 8;

/** Choices with how many each would leave. Many are folded, but never one that is chosen. */
export function FilterChoices({ choices, onToggle }: FilterChoicesProps) {
  const texts = useTexts(filterTexts);
  const isFolded = (choice: FilterChoice, place: number) => place >= SHOWN_AT_FIRST && !choice.isChosen;
  const folded = choices.length > SHOWN_AT_FIRST + 1 ? choices.filter(isFolded) : [];
  const line = ({ value, name, count, isChosen, isLocked = false, field }: FilterChoice) => (
    <Fragment key={value}>
      <CheckLine
        label={isLocked ? <LockedName name={name} /> : name}
        count={count}
        checked={isChosen}
        disabled={isLocked}
        {...field}
        onChange={() => onToggle(value)}
      />
      {isLocked ? <input type="hidden" {...field} /> : null}
    </Fragment>
  );
  return (
    <>
      {choices.filter((choice) => !folded.includes(choice)).map(line)}
      {folded.length > 0 ? (
        <details className={styles.more}>
          <summary>{texts.more_options(folded.length)}</summary>
          {folded.map(line)}
        </details>
      ) : null}
    </>
  );
}

function LockedName({ name }: { name: string }) {
  const texts = useTexts(filterTexts);
  return (
    <span>
      {name} <PadlockLockedIcon aria-hidden />
      <span className="nb-sr">{texts.locked}</span>
    </span>
  );
}
