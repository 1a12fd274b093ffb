import type { ReactNode } from 'react';
import styles from './bottom-dock.module.css';

type BottomDockProps = {
  /** Where it is a place of its own to go to. */
  label?: string;
  title: string;
  /** How it is, in words. */
  children: ReactNode;
  action: ReactNode;
};

/** On a phone: what matters most on a long page, and the way on, stay at the thumb. */
export const BottomDock = ({ label, title, children, action }: BottomDockProps) => (
  <section className={styles.dock} aria-label={label}>
    <p className={styles.words}>
      <strong className={styles.title}>{title}</strong>
      {children}
    </p>
    {action}
  </section>
);
