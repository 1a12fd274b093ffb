import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import type { AnchorProps } from './anchor-context.ts';
import styles from './button.module.css';
import { joinClassNames } from './class-names.ts';

type ButtonLinkProps = AnchorProps & {
  variant?: 'primary' | 'secondary' | 'tertiary';
  isFullWidth?: boolean;
  isSmall?: boolean;
  icon?: ReactNode;
};

/** Looks like a button and leads somewhere. */
export function ButtonLink({
  variant = 'primary',
  isFullWidth = false,
  isSmall = false,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      className={joinClassNames('ds-button', styles.button, className)}
      data-variant={variant}
      data-fullwidth={isFullWidth || undefined}
      data-size={isSmall ? 'sm' : undefined}
    >
      {icon}
      {children}
    </Anchor>
  );
}
