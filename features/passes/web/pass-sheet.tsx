import type { ReactNode } from 'react';
import { TearOff } from '#ui/tear-off.tsx';
import styles from './pass-sheet.module.css';

type PassSheetProps = {
  /** Of the ticket or the loan: the page can lead here. */
  id: string;
  title: string;
  /** `Tag`s: what it is now, and whose. */
  tags?: ReactNode;
  /** When and where it holds. */
  children: ReactNode;
  actions?: ReactNode;
  /** A `PassCode`, beyond the line where a paper ticket is torn off. */
  code: ReactNode;
};

/** One thing that can be shown at a desk: what it is, what can be done with it, and its code. */
export function PassSheet({ id, title, tags, children, actions, code }: PassSheetProps) {
  return (
    <article id={`pass-${id}`} className={styles.pass} aria-label={title} tabIndex={-1}>
      <div className="nb-stack nb-gap-s">
        {tags === undefined ? null : <div className="nb-row nb-gap-s">{tags}</div>}
        <h2 className={styles.title}>{title}</h2>
        <div className="nb-muted">{children}</div>
        {actions === undefined ? null : <div className="nb-row">{actions}</div>}
      </div>
      <TearOff className={styles.code} isBeside>
        {code}
      </TearOff>
    </article>
  );
}
