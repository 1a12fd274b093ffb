import type { ReactNode } from 'react';
import styles from './number-tiles.module.css';

export type NumberTile = {
  name: string;
  value: ReactNode;
  /** What to make of it: compared with what, out of how many. */
  note?: ReactNode;
  /** Green and an arrow upwards; the note says the same in words. */
  isUp?: boolean;
};

/** A few numbers side by side, each with its name. */
export function NumberTiles({ tiles }: { tiles: readonly NumberTile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ name, value, note, isUp }) => (
        <div key={name} className={styles.tile}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {value}
            {note === undefined ? null : (
              <small className={styles.note} data-up={isUp || undefined}>
                {note}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
