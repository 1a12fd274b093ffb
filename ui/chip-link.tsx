import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import type { AnchorProps } from './anchor-context.ts';
import styles from './chip.module.css';
import { joinClassNames } from './class-names.ts';

type ChipLinkProps = AnchorProps & {
  isSelected?: boolean;
  icon?: ReactNode;
};

/** A quick filter that is an address of its own, so that it works before the scripts have come. */
export function ChipLink({ isSelected = false, icon, className, children, ...rest }: ChipLinkProps) {
  return (
    <Anchor
      {...rest}
      className={joinClassNames('ds-chip', styles.chip, className)}
      aria-current={isSelected ? 'true' : undefined}
    >
      {icon}
      {children}
    </Anchor>
  );
}
