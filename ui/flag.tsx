import type { ReactNode } from 'react';
import styles from './flag.module.css';
import type { Tone } from './tone.ts';

type FlagProps = {
  tone?: Exclude<Tone, 'info'>;
  /** The icon and the words carry the state; the colour only repeats it. */
  icon: ReactNode;
  children: ReactNode;
};

/** A state in words on a picture: Avlyst, Fullt – venteliste, Du deltar. */
export function Flag({ tone = 'neutral', icon, children }: FlagProps) {
  return (
    <span className={styles.flag} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
