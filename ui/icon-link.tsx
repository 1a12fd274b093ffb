import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import type { AnchorProps } from './anchor-context.ts';
import { BadgeCount } from './badge-count.tsx';
import { joinClassNames } from './class-names.ts';
import styles from './icon-button.module.css';

type IconLinkProps = Omit<AnchorProps, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
  count?: number;
};

/** An icon that leads somewhere, in the size of an icon button. */
export function IconLink({ label, icon, count = 0, className, ...rest }: IconLinkProps) {
  return (
    <Anchor
      {...rest}
      className={joinClassNames('ds-button', styles.button, className)}
      data-icon
      data-variant="tertiary"
      data-color="neutral"
      aria-label={label}
    >
      {icon}
      <BadgeCount count={count} className={styles.count} />
    </Anchor>
  );
}
