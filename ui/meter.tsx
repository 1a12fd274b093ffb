import styles from './meter.module.css';

type MeterProps = {
  value: number;
  limit: number;
  /** What the bar says, in words: '16 av 20 er påmeldt'. */
  label: string;
};

/** How much of something is taken. */
export function Meter({ value, limit, label }: MeterProps) {
  return <progress className={styles.meter} value={Math.min(value, limit)} max={limit} aria-label={label} />;
}
