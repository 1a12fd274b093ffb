import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { joinClassNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: 'primary' | 'secondary' | 'tertiary';
  isDanger?: boolean;
  isFullWidth?: boolean;
  isSmall?: boolean;
  /** Keeps the button in its place and in the focus order while the work goes on; clicks do nothing. */
  isLoading?: boolean;
  icon?: ReactNode;
};

export function Button({
  variant = 'primary',
  isDanger = false,
  isFullWidth = false,
  isSmall = false,
  isLoading = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={joinClassNames('ds-button', styles.button, className)}
      // Danger is never filled: in a tenant whose own colour is red it would look like 'Meld deg på'.
      data-variant={isDanger && variant === 'primary' ? 'secondary' : variant}
      data-color={isDanger ? 'danger' : undefined}
      data-fullwidth={isFullWidth || undefined}
      data-size={isSmall ? 'sm' : undefined}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={handleClick}
    >
      {isLoading ? <Spinner size="xs" /> : icon}
      {children}
    </button>
  );
}
