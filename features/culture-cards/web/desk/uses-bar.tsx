import styles from './desk.module.css';

/** More than these would be too narrow to tell apart: the words above say how many there are. */
const MAX_PARTS = 12;

/** What is left, a part for each visit. The words beside it say the same. */
export function UsesBar({ allowed, left }: { allowed: number | null; left: number | null }) {
  if (allowed === null || left === null || allowed > MAX_PARTS) return null;
  const parts = Array.from({ length: allowed }, (_, place) => place);
  return (
    <span className={styles.uses} aria-hidden>
      {parts.map((place) => (
        <i key={place} data-used={place >= left || undefined} />
      ))}
    </span>
  );
}
