import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Heading, type HeadingLevel } from './heading.tsx';

type EmptyStateProps = {
  title: string;
  /** What to do next, in a sentence or two. */
  children: ReactNode;
  /** Usually a `Picture`. */
  picture?: ReactNode;
  actions?: ReactNode;
  level?: HeadingLevel;
};

export function EmptyState({ title, children, picture, actions, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture === undefined ? null : <div className={styles.picture}>{picture}</div>}
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.text}>{children}</p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
