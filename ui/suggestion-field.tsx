import { useId } from 'react';
import { describeField } from './describe-field.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { RemovableChip } from './removable-chip.tsx';
import styles from './suggestion-field.module.css';
import { type SuggestionOption, useSuggestions } from './use-suggestions.ts';

type SuggestionFieldProps = FieldTexts & {
  id?: string;
  options: readonly SuggestionOption[];
  selected: readonly SuggestionOption[];
  onChange: (selected: SuggestionOption[]) => void;
  isMultiple?: boolean;
  /** Given when the options come from the server while someone types; then nothing is filtered here. */
  onType?: (words: string) => void;
  /** The field has lost the focus, with or without a choice. */
  onLeave?: () => void;
  placeholder?: string;
  /** Read out while typing; shown when nothing fits: 'Ingen treff'. */
  resultsText: (count: number) => string;
  /** For the cross of a chosen one: 'Fjern Arendal'. */
  removeText: (label: string) => string;
};

/** Type a few letters, choose from what fits. Several choices lie above the field as chips. */
export function SuggestionField({
  id,
  label,
  hint,
  help,
  error,
  options,
  selected,
  onChange,
  isMultiple = false,
  onType,
  onLeave,
  placeholder,
  resultsText,
  removeText,
}: SuggestionFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const listId = `${fieldId}-list`;
  const suggestions = useSuggestions({ options, selected, onChange, isMultiple, onType });
  const { words, matches, isOpen, activeIndex } = suggestions;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} help={help} error={error}>
      {isMultiple && selected.length > 0 ? (
        <div className={styles.chosen}>
          {selected.map((item) => (
            <RemovableChip
              key={item.value}
              removeLabel={removeText(item.label)}
              onRemove={() => onChange(selected.filter(({ value }) => value !== item.value))}
            >
              {item.label}
            </RemovableChip>
          ))}
        </div>
      ) : null}
      <div className={styles.box}>
        <input
          {...describeField(fieldId, { error, help })}
          id={fieldId}
          className="ds-input"
          type="text"
          role="combobox"
          autoComplete="off"
          placeholder={placeholder}
          value={words}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
          onChange={(event) => suggestions.type(event.currentTarget.value)}
          onClick={suggestions.open}
          onBlur={() => {
            suggestions.leave();
            onLeave?.();
          }}
          onKeyDown={suggestions.handleKey}
        />
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          className={styles.list}
          hidden={!isOpen || matches.length === 0}
        >
          {matches.map((option, index) => (
            <div
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              className={styles.option}
              aria-selected={index === activeIndex}
              onPointerDown={(event) => {
                // Before the field loses the focus, which would close the list under the pointer.
                event.preventDefault();
                suggestions.choose(option);
              }}
            >
              {option.label}
            </div>
          ))}
        </div>
        <p role="status" className={isOpen && matches.length === 0 ? styles.list : 'nb-sr'}>
          {isOpen ? resultsText(matches.length) : ''}
        </p>
      </div>
    </FieldFrame>
  );
}
