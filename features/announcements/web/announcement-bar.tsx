import { useEffect, useId, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { storage } from '#platform/web/storage.ts';
import type { Announcement } from '../contract.ts';
import { announcementTexts } from '../texts/token.ts';
import styles from './announcement-bar.module.css';

type AnnouncementBarProps = { announcement: Announcement };

const AnnouncementBody = lazyPart(async () => (await import('./announcement-body.tsx')).AnnouncementBody);

/** The id of the one that was put away last: an older one is not shown any more. */
const KEPT = 'announcement';

/** SHL-07: one line on top of the page; a click on its text shows all of it, a click on a link inside follows it. */
export function AnnouncementBar({ announcement: { id, type, title, body, is_dismissible } }: AnnouncementBarProps) {
  const texts = useTexts(announcementTexts);
  const textId = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const [isHidden, setIsHidden] = useState(false);
  // After the first look: the server renders the same page for everybody.
  useEffect(() => setIsHidden(storage.read(KEPT) === id), [id]);
  if (isHidden) return null;
  return (
    <section className={styles.bar} aria-label={texts.label[type]} data-type={type} data-announcement>
      <div className={`nb-wrap ${styles.row}`}>
        <span aria-hidden className={styles.icon} />
        <p id={textId} className={styles.text} data-expanded={isExpanded || undefined}>
          <strong>{title}</strong> {isExpanded ? <AnnouncementBody text={body} /> : body}
        </p>
        {/* Lies over the text, below the links: the whole line is the button. */}
        <button
          type="button"
          className={styles.toggle}
          aria-label={isExpanded ? texts.show_less : texts.show_more}
          aria-expanded={isExpanded}
          aria-describedby={textId}
          onClick={() => void AnnouncementBody.preload().then(() => setIsExpanded(!isExpanded))}
        >
          <span aria-hidden className={styles.chevron} />
        </button>
        {is_dismissible ? (
          <button
            type="button"
            className={styles.hide}
            aria-label={texts.hide}
            onClick={() => {
              storage.write(KEPT, id);
              setIsHidden(true);
            }}
          >
            ×
          </button>
        ) : null}
      </div>
    </section>
  );
}
