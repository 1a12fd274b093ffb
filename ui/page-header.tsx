import type { ReactNode } from 'react';
import styles from './page-header.module.css';

type PageHeaderProps = {
  /** Where the page is: breadcrumbs above everything else. */
  trail?: ReactNode;
  /** The page's one h1. */
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Buttons at the end of the line, below the title on a phone. */
  actions?: ReactNode;
};

export function PageHeader({ trail, title, eyebrow, lead, actions }: PageHeaderProps) {
  return (
    <header className={`nb-in-order ${styles.header}`}>
      {trail === undefined ? null : <div className={styles.trail}>{trail}</div>}
      <div className={styles.words}>
        {eyebrow === undefined ? null : <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
