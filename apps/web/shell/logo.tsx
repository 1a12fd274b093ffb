import { LogoMark } from '#features/portal/web/logo-mark.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import styles from './logo.module.css';
import { shellTexts } from './texts/token.ts';
import { useLock } from './use-lock.ts';

const BLOCKED_MS = 1000;

/** Goes home, where no filter is set; a second click within a second does nothing (SHL-05). */
export function Logo() {
  const texts = useTexts(shellTexts);
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
      <LogoMark className={styles.mark} />
      <span className={styles.name}>{texts.brand}</span>
    </Anchor>
  );
}
