import { useId, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { RemovableChip } from '#ui/removable-chip.tsx';
import { TextField } from '#ui/text-field.tsx';
import { MAX_KEYWORD_LENGTH } from '../form-rules.ts';
import { formTexts } from '../texts/form/token.ts';
import styles from './keyword-field.module.css';

type KeywordFieldProps = {
  id: string;
  value: readonly string[];
  /** What others here use. */
  suggestions: readonly string[];
  onChange: (keywords: string[]) => void;
  error: string | undefined;
};

/** Words of one's own, one at a time; what is left in the field counts too. */
export function KeywordField({ id, value, suggestions, onChange, error }: KeywordFieldProps) {
  const { tagging: texts, optional } = useTexts(formTexts);
  const listId = useId();
  const [draft, setDraft] = useState('');

  function add() {
    const words = draft
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '' && !value.some((known) => known.toLowerCase() === word.toLowerCase()));
    setDraft('');
    if (words.length > 0) onChange([...value, ...new Set(words)]);
  }

  return (
    <div className={styles.keywords}>
      <div className={styles.line}>
        <TextField
          id={id}
          label={texts.keywords}
          hint={optional}
          help={texts.keywords_help}
          error={error}
          list={listId}
          autoComplete="off"
          maxLength={MAX_KEYWORD_LENGTH}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || draft.trim() === '') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" onClick={add}>
          {texts.add_keyword}
        </Button>
      </div>
      <datalist id={listId}>
        {suggestions.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
      {value.length > 0 ? (
        <div className={styles.chosen}>
          {value.map((word) => (
            <RemovableChip
              key={word}
              removeLabel={texts.remove_keyword(word)}
              onRemove={() => onChange(value.filter((each) => each !== word))}
            >
              {word}
            </RemovableChip>
          ))}
        </div>
      ) : null}
    </div>
  );
}
