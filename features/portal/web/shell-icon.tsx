import { joinClassNames } from '#ui/class-names.ts';
import styles from './shell-icon.module.css';

type ShellIconProps = {
  name: 'down' | 'globe' | 'help' | 'menu' | 'person' | 'search';
  className?: string | undefined;
};

/** The icons of the frame, drawn by the stylesheet: every page has them, and no script needs to carry them. */
export const ShellIcon = ({ name, className }: ShellIconProps) => (
  <span className={joinClassNames(styles.icon, className)} data-name={name} aria-hidden />
);
