import { type ReactNode, useId } from 'react';
import styles from './decision-card.module.css';

type DecisionCardProps = {
  title: string;
  /** Where it comes from, and since when. */
  about: ReactNode;
  /** What has been decided already. */
  decision?: ReactNode;
  /** What the decision is made by. */
  children: ReactNode;
  /** Buttons, or a link to the page. */
  actions: ReactNode;
};

/** Something that waits for an answer, or has got one. */
export function DecisionCard({ title, about, decision, children, actions }: DecisionCardProps) {
  const titleId = useId();
  return (
    <article className={`nb-panel ${styles.card}`} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className="nb-muted">{about}</p>
        {decision}
      </header>
      {children}
      <footer className="nb-row">{actions}</footer>
    </article>
  );
}
