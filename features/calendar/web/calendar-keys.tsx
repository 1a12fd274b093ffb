import styles from './calendar-keys.module.css';
import type { EntryKind } from './entry-kind.ts';
import { useCalendarTexts } from './use-calendar-texts.ts';

const KINDS: readonly EntryKind[] = ['activity', 'volunteer', 'past', 'cancelled'];

/** What the colours mean. */
export function CalendarKeys() {
  const texts = useCalendarTexts();
  return (
    <ul className={styles.keys} aria-label={texts.keys}>
      {KINDS.map((kind) => (
        <li key={kind} className={styles.key}>
          <span className={styles.sample} data-kind={kind} aria-hidden />
          {texts[kind]}
        </li>
      ))}
    </ul>
  );
}
