import { type ReactNode, useId } from 'react';
import { joinClassNames } from './class-names.ts';
import styles from './table.module.css';
import './styles/ds-table.css';

type TableProps = {
  caption: string;
  isCaptionHidden?: boolean;
  /** `<thead>` and `<tbody>`; a number's cell has `data-number`. */
  children: ReactNode;
};

/** A table that scrolls sideways in its own box, never the page. */
export function Table({ caption, isCaptionHidden = false, children }: TableProps) {
  const captionId = useId();
  return (
    <section className={styles.scroller} aria-labelledby={captionId} {...SCROLLABLE_BY_KEYBOARD}>
      <table className={joinClassNames('ds-table', styles.table)}>
        <caption id={captionId} className={isCaptionHidden ? 'nb-sr' : styles.caption}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

/** Some browsers do not scroll a box with the arrow keys when nothing in it can have the focus. */
const SCROLLABLE_BY_KEYBOARD = { tabIndex: 0 } as const;
