import type { ReactNode } from 'react';
import { Accordion } from '#ui/accordion.tsx';
import styles from './filter-form.module.css';

type FilterSectionProps = { title: string; isOpenAtFirst?: boolean; children: ReactNode };

/** What belongs together, under a title that folds it. */
export function FilterSection({ title, isOpenAtFirst = true, children }: FilterSectionProps) {
  return (
    <Accordion title={title} isOpenAtFirst={isOpenAtFirst}>
      <fieldset className={styles.section}>
        <legend className="nb-sr">{title}</legend>
        {children}
      </fieldset>
    </Accordion>
  );
}
