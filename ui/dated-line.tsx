import type { ReactNode } from 'react';
import { DateTile } from './date-tile.tsx';
import styles from './dated-line.module.css';

type DatedLineProps = {
  /** '2026-11-19' */
  date: string;
  /** 'tor' and 19. */
  leaf: { weekday: string; day: number };
  /** Struck through: it does not take place. What is at the end must say so in words. */
  isCancelled?: boolean;
  /** What it is, and when. */
  children: ReactNode;
  /** How it is with it, and what can be done about it. */
  end: ReactNode;
  /** One small thing at the edge, which what is at the end never pushes to a line of its own. */
  corner?: ReactNode;
};

/** One of several days in a list: times, shifts. */
export function DatedLine({ date, leaf, isCancelled = false, children, end, corner }: DatedLineProps) {
  return (
    <li className={styles.line} data-cancelled={isCancelled || undefined}>
      <DateTile date={date} {...leaf} />
      <span className={styles.words}>{children}</span>
      <span className={styles.end}>{end}</span>
      {corner ? <span className={styles.corner}>{corner}</span> : null}
    </li>
  );
}
