import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { joinClassNames } from './class-names.ts';
import styles from './popover-menu.module.css';

type PopoverMenuProps = {
  /** The name of the button, when its content is only a picture or an icon. */
  label?: string | undefined;
  /** What the button shows. */
  trigger: ReactNode;
  /** Bare: the trigger brings its own looks (an avatar). Otherwise a Designsystemet button variant. */
  variant?: 'bare' | 'secondary' | 'tertiary';
  align?: 'start' | 'end';
  /** Usually a list of `MenuItem`; a click on a link or button in it closes the box. */
  children: ReactNode;
  onToggle?: (isOpen: boolean) => void;
};

/** A button that opens a small box below itself. Escape, a click outside and leaving with Tab close it. */
export function PopoverMenu({ label, trigger, variant = 'bare', align = 'end', children, onToggle }: PopoverMenuProps) {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function change(next: boolean) {
    setIsOpen(next);
    onToggle?.(next);
  }

  const close = useEffectEvent(() => change(false));
  useEffect(() => {
    if (isOpen && rootRef.current) return listenForClosing(rootRef.current, () => close());
  }, [isOpen]);

  return (
    <div ref={rootRef} className={styles.root} data-menu>
      <button
        type="button"
        className={variant === 'bare' ? styles.bare : 'ds-button'}
        data-variant={variant === 'bare' ? undefined : variant}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => change(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen ? (
        <div id={id} ref={bringIntoView} className={joinClassNames(styles.box, styles[align])}>
          {children}
        </div>
      ) : null}
    </div>
  );
}

/** A button far down on the page opens its box below what is seen. */
const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

function listenForClosing(root: HTMLElement, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const closeWhenOutside = (event: Event) => {
    if (!event.composedPath().includes(root)) close();
  };
  document.addEventListener('pointerdown', closeWhenOutside, { signal });
  document.addEventListener('focusin', closeWhenOutside, { signal });
  // On the document and not on the box: React's own handlers must have run before the box goes away.
  document.addEventListener(
    'click',
    (event) => {
      const isChoice = event.target instanceof Element && event.target.closest('a, button:not([aria-expanded])');
      if (isChoice && event.composedPath().includes(root)) close();
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
      root.querySelector('button')?.focus();
    },
    { signal },
  );
  return () => listening.abort();
}
