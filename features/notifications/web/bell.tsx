import { BellIcon } from '@navikt/aksel-icons';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { BadgeCount } from '#ui/badge-count.tsx';
import { notificationTexts } from '../texts/token.ts';
import styles from './bell.module.css';
import { useBadges } from './use-badges.ts';
import { useNewest } from './use-newest.ts';
import { useRinging } from './use-ringing.ts';

const NotificationPanel = lazyPart(async () => (await import('./notification-panel.tsx')).NotificationPanel, {
  texts: [notificationTexts],
});

/** NOT-01: how many notifications are unread, and the way to them. The list is loaded when it is opened. */
export function Bell() {
  const texts = useTexts(notificationTexts);
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { newest, unreadCount } = useNewest();
  const count = unreadCount ?? 0;
  const { news, isRinging } = useRinging(newest, unreadCount !== null);
  useBadges(count);

  function close(hasFocus: boolean) {
    setIsOpen(false);
    if (hasFocus) buttonRef.current?.focus();
  }

  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (isOpen && rootRef.current) return listenForClosing(rootRef.current, (hasFocus) => closeNow(hasFocus));
  }, [isOpen]);

  return (
    <div ref={rootRef} className={styles.root} data-menu>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-label={count > 0 ? texts.bell_with(count) : texts.bell}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <BellIcon aria-hidden fontSize="1.5rem" className={isRinging ? styles.ringing : undefined} />
        <BadgeCount count={count} className={styles.count} />
      </button>
      <span className="nb-sr" aria-live="polite">
        {news ? texts.news(news.text) : null}
      </span>
      {isOpen ? <NotificationPanel id={id} onClose={close} /> : null}
    </div>
  );
}

/** Escape, a click outside and leaving with Tab. */
function listenForClosing(root: HTMLElement, close: (hasFocus: boolean) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const closeWhenOutside = (event: Event) => {
    if (!event.composedPath().includes(root)) close(false);
  };
  document.addEventListener('pointerdown', closeWhenOutside, { signal });
  document.addEventListener('focusin', closeWhenOutside, { signal });
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close(true);
    },
    { signal },
  );
  return () => listening.abort();
}
