import { useTexts } from '#platform/web/language.tsx';
import { calendarTexts } from '../texts/token.ts';
import styles from './calendar-keys.module.css';
import type { EntryKind } from './entry-kind.ts';
import { KindMark } from './kind-mark.tsx';

const KINDS: readonly EntryKind[] = ['activity', 'volunteer', 'past', 'cancelled'];

/** What the colours and marks mean. */
export function CalendarKeys() {
  const texts = useTexts(calendarTexts);
  return (
    <ul className={styles.keys} aria-label={texts.keys}>
      {KINDS.map((kind) => (
        <li key={kind} className={styles.key}>
          <span className={styles.sample} data-kind={kind} aria-hidden>
            <KindMark kind={kind} />
          </span>
          {texts[kind]}
        </li>
      ))}
    </ul>
  );
}
