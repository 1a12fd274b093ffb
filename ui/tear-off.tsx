import type { ReactNode } from 'react';
import { joinClassNames } from './class-names.ts';
import styles from './tear-off.module.css';

type TearOffProps = {
  size?: 'small' | 'large';
  /** On wide screens it stands beside what it is torn off from, not below. */
  isBeside?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** What would be torn off a paper ticket: beyond a dashed line with a notch at each end. */
export function TearOff({ size = 'large', isBeside = false, className, children }: TearOffProps) {
  return (
    <div className={joinClassNames(styles.part, className)} data-size={size} data-beside={isBeside || undefined}>
      {children}
    </div>
  );
}
