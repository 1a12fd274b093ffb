import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './chip.module.css';
import { joinClassNames } from './class-names.ts';

type ChipProps = ComponentPropsWithRef<'button'> & {
  /** Left out for a chip that opens something and is never chosen itself. */
  isSelected?: boolean;
  icon?: ReactNode;
};

/** A choice that is made at once: a quick filter, or the way to more choices. */
export function Chip({ isSelected, icon, type = 'button', className, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      className={joinClassNames('ds-chip', styles.chip, className)}
      aria-pressed={isSelected}
    >
      {icon}
      {children}
    </button>
  );
}
