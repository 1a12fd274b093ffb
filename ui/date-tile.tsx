import styles from './date-tile.module.css';

type DateTileProps = {
  /** '2026-11-19' */
  date: string;
  /** 'tor' */
  weekday: string;
  day: string | number;
};

/** A leaf of the calendar. The full date belongs in the text beside it. */
export function DateTile({ date, weekday, day }: DateTileProps) {
  return (
    <time className={styles.tile} dateTime={date} aria-hidden>
      {weekday}
      <b className={styles.day}>{day}</b>
    </time>
  );
}
