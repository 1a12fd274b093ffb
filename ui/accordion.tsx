import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Heading, type HeadingLevel } from './heading.tsx';

type AccordionProps = {
  title: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
  /** Accordions of one name close each other. */
  name?: string;
  /** Makes the title a heading of the page. */
  level?: HeadingLevel;
  onToggle?: (isOpen: boolean) => void;
};

/** A title that opens what belongs to it, divided from the next by a line. Works without scripts. */
export function Accordion({ title, children, isOpenAtFirst = false, name, level, onToggle }: AccordionProps) {
  return (
    <details
      className={styles.accordion}
      open={isOpenAtFirst}
      name={name}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {level === undefined ? <span>{title}</span> : <Heading level={level}>{title}</Heading>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
