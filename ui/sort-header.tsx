import type { ReactNode } from 'react';

type SortHeaderProps = {
  /** null when the table is sorted by something else. */
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
  children: ReactNode;
};

/** The head of a column that the table can be sorted by. */
export function SortHeader({ direction, onSort, children }: SortHeaderProps) {
  return (
    <th scope="col" aria-sort={direction ?? 'none'}>
      <button type="button" onClick={onSort}>
        {children}
      </button>
    </th>
  );
}
