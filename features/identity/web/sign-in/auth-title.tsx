import type { ReactNode } from 'react';
import styles from './auth-title.module.css';

type AuthTitleProps = { title: string; eyebrow?: string | undefined; children?: ReactNode };

/** The screen's one h1, with what it asks for below. */
export const AuthTitle = ({ title, eyebrow, children }: AuthTitleProps) => (
  <div className={styles.words}>
    {eyebrow === undefined ? null : <p className={styles.eyebrow}>{eyebrow}</p>}
    <h1 className={styles.title}>{title}</h1>
    {children === undefined ? null : <p className={styles.lead}>{children}</p>}
  </div>
);
