import { useRef } from 'react';
import { LogoMark } from '#features/portal/web/logo-mark.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import styles from './logo.module.css';
import { shellTexts } from './texts/token.ts';

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

/** Says whether something may happen now, and if so, blocks it for a while. */
function useLock(durationMs: number): () => boolean {
  const freeAtMsRef = useRef(0);
  return () => {
    const nowMs = Date.now();
    if (nowMs < freeAtMsRef.current) return false;
    freeAtMsRef.current = nowMs + durationMs;
    return true;
  };
}
