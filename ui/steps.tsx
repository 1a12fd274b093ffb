import styles from './steps.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type StepsProps = {
  label: string;
  names: readonly string[];
  /** Counted from zero. */
  current: number;
  /** Said after the name of a step that is behind: 'ferdig'. */
  doneLabel: string;
};

/** The steps of a long form, by name. */
export function Steps({ label, names, current, doneLabel }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {names.map((name, index) => (
        <li
          key={name}
          className={styles.step}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.name}>{name}</span>
          {index < current ? <VisuallyHidden> ({doneLabel})</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  );
}
