import { type ComponentPropsWithRef, type FormEvent, useId } from 'react';
import { Glyph } from './glyph.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'name' | 'onSubmit' | 'hidden'> & {
  /** Where the question goes when there are no scripts. */
  action: string;
  name?: string;
  /** Sent along by a form without scripts. */
  hidden?: Readonly<Record<string, string>>;
  label: string;
  buttonLabel: string;
  /** Given the trimmed words; without it the form is sent to `action`. */
  onSearch?: (words: string) => void;
};

/** The large search field: 620 px where there is room, a real form everywhere. */
export function SearchBox({
  action,
  name = 'q',
  hidden = {},
  label,
  buttonLabel,
  onSearch,
  id,
  ...rest
}: SearchBoxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim());
  }

  return (
    <search className={styles.search}>
      <form className={styles.form} method="get" action={action} onSubmit={handleSubmit}>
        <span className={styles.icon} aria-hidden>
          <Glyph name="search" />
        </span>
        <label className="nb-sr" htmlFor={inputId}>
          {label}
        </label>
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...rest}
          id={inputId}
          className={styles.input}
          type="search"
          name={name}
        />
        {Object.entries(hidden).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <button type="submit" className="ds-button" data-variant="primary">
          {buttonLabel}
        </button>
      </form>
    </search>
  );
}
