import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';
import styles from './section-heading.module.css';

type SectionHeadingProps = {
  title: ReactNode;
  id?: string;
  level?: HeadingLevel;
  /** A quiet sentence below. */
  lead?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
};

export function SectionHeading({ title, id, level = 2, lead, action }: SectionHeadingProps) {
  return (
    <div className={styles.head}>
      <div>
        <Heading level={level} id={id} className={styles.title}>
          {title}
        </Heading>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
