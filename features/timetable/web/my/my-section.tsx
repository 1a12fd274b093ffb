import type { ReactNode } from 'react';
import { SectionHeading } from '#ui/section-heading.tsx';
import styles from './my.module.css';

type MySectionProps = {
  id: string;
  title: string;
  /** Something in it waits for an answer. */
  isUrgent?: boolean;
  action?: ReactNode;
  children: ReactNode;
};

/** One subject on one sheet. */
export function MySection({ id, title, isUrgent = false, action, children }: MySectionProps) {
  return (
    <section
      id={id}
      className={`nb-panel nb-stack ${styles.section}`}
      data-urgent={isUrgent || undefined}
      aria-labelledby={`${id}-title`}
    >
      <SectionHeading id={`${id}-title`} title={title} action={action} />
      {children}
    </section>
  );
}
