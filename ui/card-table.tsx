import type { ReactNode } from 'react';
import styles from './card-table.module.css';

type CardTableProps = {
  /** For those who cannot see the sheet. */
  caption: string;
  /** A `<th>` for each column. */
  names: ReactNode;
  /** What can be done with the rows, on the same sheet. */
  above?: ReactNode;
  /** A `<tr>` for each; where its cells stand on a card is said with `grid-template-areas`. */
  children: ReactNode;
};

/** A table on a sheet. On a phone each row is a card, in a grid that the row lays out. */
export function CardTable({ caption, names, above, children }: CardTableProps) {
  return (
    <div className={styles.sheet}>
      {above}
      <table className={styles.table}>
        <caption className="nb-sr">{caption}</caption>
        <thead>
          <tr className={styles.names}>{names}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
