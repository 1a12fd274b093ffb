import { joinClassNames } from '#ui/class-names.ts';
import styles from './logo-mark.module.css';

/** The three houses. Their height is up to the user who shows them. */
export const LogoMark = ({ className }: { className?: string | undefined }) => (
  <svg className={joinClassNames(styles.mark, className)} viewBox="0 0 44 40" aria-hidden>
    <path className={styles.left} d="M1 38V22.5L10.5 13 20 22.5V38z" />
    <path className={styles.house} d="M14 38V15L26 3l12 12v23z" />
    <path className={styles.right} d="M31 38V26l6-6 6 6v12z" />
    <path className={styles.door} d="M22.5 38V27a3.5 3.5 0 0 1 7 0v11z" />
    <circle className={styles.light} cx="26" cy="15.5" r="2.6" />
  </svg>
);
