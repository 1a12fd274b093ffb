import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import styles from './tooltip.module.css';

type TooltipProps = {
  /** A few words; never the only place where they stand. */
  text: string;
  /** A button or a link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

/** Shown while someone points at it or has the focus on it; Escape sends it away. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const rootRef = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (rootRef.current) return listenForInterest(rootRef.current, setIsShown);
  }, []);

  return (
    <span ref={rootRef} className={styles.root}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role="tooltip" className={styles.tooltip} data-shown={isShown || undefined}>
        {text}
      </span>
    </span>
  );
}

function listenForInterest(root: HTMLElement, setIsShown: (isShown: boolean) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('pointerenter', () => setIsShown(true), { signal });
  root.addEventListener('pointerleave', () => setIsShown(false), { signal });
  root.addEventListener('focusin', () => setIsShown(true), { signal });
  root.addEventListener('focusout', () => setIsShown(false), { signal });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') setIsShown(false);
    },
    { signal },
  );
  return () => listening.abort();
}
