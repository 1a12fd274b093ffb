import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { GlyphLine } from '#ui/glyph-line.tsx';
import { Picture } from '#ui/picture.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CalendarEntry } from '../contract.ts';
import { calendarTexts } from '../texts/token.ts';
import styles from './entry-popup.module.css';

type EntryPopupProps = {
  entry: CalendarEntry;
  /** What was clicked: the card is laid beside it, and the focus goes back there. */
  link: HTMLElement;
  href: string;
  now: Date;
  onClose: () => void;
};

/** CAL-01: an entry in short. Its parent is the box that it is laid in. */
export function EntryPopup({ entry, link, href, now, onClose }: EntryPopupProps) {
  const id = useId();
  const moments = useTexts(momentTexts);
  const texts = useTexts(calendarTexts);
  const boxRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!boxRef.current) return;
    layBeside(boxRef.current, link);
    boxRef.current.focus({ preventScroll: true });
  }, [link]);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const box = boxRef.current;
    return box ? listenForClosing(box, link, () => close()) : undefined;
  }, [link]);
  const places = entry.municipalities.map(({ name }) => name).join(', ');
  return (
    <div ref={boxRef} className={styles.box} role="dialog" aria-labelledby={id} tabIndex={-1} lang={entry.lang}>
      {entry.thumbnail_url ? (
        <div className={styles.picture}>
          <Picture src={entry.thumbnail_url} alt="" width={640} height={360} isUrgent isCover />
        </div>
      ) : null}
      <div className={styles.body}>
        <p className={styles.when}>{whenText(entry, { now, moments })}</p>
        <h2 id={id} className={styles.name}>
          {entry.name}
        </h2>
        {entry.venue || places ? (
          <GlyphLine name="place">{[entry.venue, places].filter(Boolean).join(' · ')}</GlyphLine>
        ) : null}
        <div className={styles.foot}>
          <span className={styles.tags}>
            {entry.is_canceled ? <Tag tone="danger">{texts.cancelled}</Tag> : null}
            {entry.is_free ? <Tag tone="success">{texts.free}</Tag> : null}
            {entry.is_volunteer ? <Tag tone="accent">{texts.volunteer}</Tag> : null}
          </span>
          <TextLink className={styles.link} href={href}>
            {texts.to_activity}
          </TextLink>
        </div>
      </div>
    </div>
  );
}

const GAP_PX = 8;

/** To the right where there is room, else to the left; never out of its parent or above what can be seen. */
function layBeside(box: HTMLElement, link: HTMLElement) {
  const parent = box.parentElement?.getBoundingClientRect();
  if (!parent) return;
  const at = link.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const right = at.right - parent.left + GAP_PX;
  const left = at.left - parent.left - width - GAP_PX;
  const fitsRight = right + width <= parent.width;
  const start = fitsRight ? right : Math.max(0, Math.min(left, parent.width - width));
  const lowest = Math.min(parent.bottom, window.innerHeight - GAP_PX) - height - parent.top;
  const highest = Math.max(0, GAP_PX - parent.top);
  box.style.insetInlineStart = `${start}px`;
  box.style.insetBlockStart = `${Math.max(highest, Math.min(at.top - parent.top - height / 3, lowest))}px`;
}

function listenForClosing(box: HTMLElement, link: HTMLElement, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const closeWhenOutside = (event: Event) => {
    if (!event.composedPath().includes(box)) close();
  };
  document.addEventListener('pointerdown', closeWhenOutside, { signal });
  document.addEventListener('focusin', closeWhenOutside, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
      link.focus();
    },
    { signal },
  );
  return () => listening.abort();
}
