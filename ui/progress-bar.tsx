import styles from './progress-bar.module.css';

type ProgressBarProps = {
  isActive: boolean;
  label: string;
};

/** A thin line along the top edge while the next page is on its way. */
export function ProgressBar({ isActive, label }: ProgressBarProps) {
  if (!isActive) return null;
  // It stands outside all landmarks, as only what announces itself may.
  return (
    <div aria-live="polite">
      <div className={styles.bar} role="progressbar" aria-label={label} />
    </div>
  );
}
