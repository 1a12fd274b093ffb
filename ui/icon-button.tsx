import type { ComponentPropsWithRef, ReactNode } from 'react';
import { BadgeCount } from './badge-count.tsx';
import { joinClassNames } from './class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** What the button does, with the count in words when there is one. */
  label: string;
  icon: ReactNode;
  count?: number;
};

export function IconButton({ label, icon, count = 0, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={joinClassNames('ds-button', styles.button, className)}
      data-icon
      data-variant="tertiary"
      data-color="neutral"
      aria-label={label}
    >
      {icon}
      <BadgeCount count={count} className={styles.count} />
    </button>
  );
}
