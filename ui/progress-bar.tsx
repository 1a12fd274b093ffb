import styles from './progress-bar.module.css';

type ProgressBarProps = {
  isActive: boolean;
  label: string;
};

/** A thin line along the top edge while the next page is on its way. */
export function ProgressBar({ isActive, label }: ProgressBarProps) {
  return isActive ? <div className={styles.bar} role="progressbar" aria-label={label} /> : null;
}
