import { Anchor } from './anchor.tsx';
import styles from './steps.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type StepsProps = {
  label: string;
  names: readonly string[];
  /** Counted from zero. */
  current: number;
  /** Said after the name of a step that is behind: 'ferdig'. */
  doneLabel: string;
  /** Where a step is that can be gone to; the others are only named. */
  hrefOf?: (index: number) => string | null;
};

/** The steps of a long form, by name. */
export function Steps({ label, names, current, doneLabel, hrefOf }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {names.map((name, index) => {
        const href = index === current ? null : (hrefOf?.(index) ?? null);
        return (
          <li
            key={name}
            className={styles.step}
            data-done={index < current || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {href === null ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <Anchor className={styles.link} href={href}>
                <span className={styles.name}>{name}</span>
              </Anchor>
            )}
            {index < current ? <VisuallyHidden> ({doneLabel})</VisuallyHidden> : null}
          </li>
        );
      })}
    </ol>
  );
}
