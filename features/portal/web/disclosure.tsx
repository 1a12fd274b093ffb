import { type ReactNode, useEffect, useRef, useState } from 'react';

type DisclosureProps = {
  /** The name of the trigger; it contains the words that the trigger shows. */
  label: string;
  trigger: ReactNode;
  className?: string | undefined;
  triggerClassName?: string | undefined;
  boxClassName?: string | undefined;
  /** Content that must be there without scripts is kept while closed; all other comes when it opens. */
  isKept?: boolean;
  children: ReactNode;
};

/** A native `<details>` as a menu. Escape, a click outside, a choice inside and leaving with Tab close it. */
export function Disclosure({
  label,
  trigger,
  className,
  triggerClassName,
  boxClassName,
  isKept = false,
  children,
}: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    // A user may have opened it before the scripts were there.
    setIsOpen(details.open);
    return listenForClosing(details);
  }, []);

  return (
    <details ref={ref} className={className} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={triggerClassName} aria-label={label}>
        {trigger}
      </summary>
      {isKept || isOpen ? <div className={boxClassName}>{children}</div> : null}
    </details>
  );
}

function listenForClosing(details: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => {
    details.open = false;
  };
  const closeWhenOutside = (event: Event) => {
    if (details.open && !event.composedPath().includes(details)) close();
  };
  document.addEventListener('pointerdown', closeWhenOutside, { signal });
  document.addEventListener('focusin', closeWhenOutside, { signal });
  // On the document and not on the box: React's own handlers must have run before the box goes away.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && details.contains(target.closest('a, button'))) close();
    },
    { signal },
  );
  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !details.open) return;
      event.preventDefault();
      close();
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => listening.abort();
}
