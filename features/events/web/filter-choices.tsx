import { PadlockLockedIcon } from '@navikt/aksel-icons';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import styles from './filter-form.module.css';
import { useFilterTexts } from './use-filter-texts.ts';

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
  const texts = useFilterTexts();
  const isFolded = (choice: FilterChoice, place: number) => place >= SHOWN_AT_FIRST && !choice.isChosen;
  const folded = choices.length > SHOWN_AT_FIRST + 1 ? choices.filter(isFolded) : [];
  const lines = (some: readonly FilterChoice[]) =>
    some.map((choice) => <ChoiceLine key={choice.value} choice={choice} onToggle={onToggle} />);
  return (
    <>
      {lines(choices.filter((choice) => !folded.includes(choice)))}
      {folded.length > 0 ? (
        <details className={styles.more}>
          <summary>{texts.more_options(folded.length)}</summary>
          {lines(folded)}
        </details>
      ) : null}
    </>
  );
}

function ChoiceLine({ choice, onToggle }: { choice: FilterChoice; onToggle: (value: string) => void }) {
  const texts = useFilterTexts();
  const { value, name, count, isChosen, isLocked = false, field } = choice;
  const label = isLocked ? (
    <>
      {name} <PadlockLockedIcon aria-hidden />
      <span className="nb-sr">{texts.locked}</span>
    </>
  ) : (
    name
  );
  return (
    <>
      <CheckboxField
        label={label}
        count={count}
        checked={isChosen}
        disabled={isLocked}
        name={field.name}
        value={field.value}
        onChange={() => onToggle(value)}
      />
      {isLocked ? <input type="hidden" name={field.name} value={field.value} /> : null}
    </>
  );
}
