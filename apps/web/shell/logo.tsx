import { Anchor } from '#ui/anchor.tsx';
import { paths } from '../paths.ts';
import styles from './logo.module.css';
import { useLock } from './use-lock.ts';
import { useShellTexts } from './use-shell-texts.ts';

const BLOCKED_MS = 1000;

/** Goes home, where no filter is set; a second click within a second does nothing (SHL-05). */
export function Logo() {
  const texts = useShellTexts();
  const mayGo = useLock(BLOCKED_MS);
  return (
    <Anchor
      className={styles.logo}
      href={paths.home}
      aria-label={texts.home}
      onClick={(event) => {
        if (!mayGo()) event.preventDefault();
      }}
    >
      <svg className={styles.mark} viewBox="0 0 44 40" aria-hidden>
        <path className={styles.left} d="M1 38V22.5L10.5 13 20 22.5V38z" />
        <path className={styles.house} d="M14 38V15L26 3l12 12v23z" />
        <path className={styles.right} d="M31 38V26l6-6 6 6v12z" />
        <path className={styles.door} d="M22.5 38V27a3.5 3.5 0 0 1 7 0v11z" />
        <circle className={styles.light} cx="26" cy="15.5" r="2.6" />
      </svg>
      <span className={styles.name}>{texts.brand}</span>
    </Anchor>
  );
}
