import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import chipStyles from './chip.module.css';
import styles from './chip-menu.module.css';
import { joinClassNames } from './class-names.ts';

type ChipMenuProps = {
  /** What the chip shows: what is chosen, or what it is for. */
  label: string;
  icon?: ReactNode;
  isSelected?: boolean;
  /** Links; choosing one closes the box. */
  children: ReactNode;
};

/** A chip that opens a few choices below itself, also without scripts. */
export function ChipMenu({ label, icon, isSelected = false, children }: ChipMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    const closeWhenOutside = (event: Event) => {
      if (ref.current && !event.composedPath().includes(ref.current)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', closeWhenOutside, { signal: listening.signal });
    document.addEventListener('focusin', closeWhenOutside, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  function close() {
    if (!ref.current) return;
    ref.current.open = false;
    ref.current.querySelector('summary')?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !ref.current?.open) return;
    event.preventDefault();
    close();
  }

  return (
    <details ref={ref} className={styles.menu} onKeyDown={handleKey}>
      <summary
        className={joinClassNames('ds-chip', chipStyles.chip, styles.chip)}
        data-selected={isSelected || undefined}
      >
        {icon}
        <span className={styles.label}>{label}</span>
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by the keyboard, too */}
      <div className={styles.box} onClick={close}>
        {children}
      </div>
    </details>
  );
}
