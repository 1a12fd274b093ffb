import type { ReactNode } from 'react';
import styles from './tag.module.css';
import type { Tone } from './tone.ts';

type TagProps = {
  /** `quiet` has no ground: a number at the end of a card. */
  tone?: Tone | 'quiet';
  icon?: ReactNode;
  children: ReactNode;
};

/** Quiet words about a thing. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  if (tone === 'quiet') return <span className={styles.quiet}>{children}</span>;
  return (
    <span className="ds-tag" data-color={tone}>
      {icon}
      {children}
    </span>
  );
}
