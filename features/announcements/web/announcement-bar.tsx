import { useId, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import type { Announcement } from '../contract.ts';
import { announcementTexts } from '../texts/token.ts';
import styles from './announcement-bar.module.css';
import { splitLinks } from './split-links.ts';

type AnnouncementBarProps = { announcement: Announcement };

/** SHL-07: one line on top of the page; a click on its text shows all of it, a click on a link inside follows it. */
export function AnnouncementBar({ announcement: { type, title, body } }: AnnouncementBarProps) {
  const texts = useTexts(announcementTexts);
  const textId = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <section className={styles.bar} aria-label={texts.label[type]} data-type={type} data-announcement>
      <div className={`nb-wrap ${styles.row}`}>
        <span aria-hidden className={styles.icon} />
        <p id={textId} className={styles.text} data-expanded={isExpanded || undefined}>
          <strong>{title}</strong> {isExpanded ? <LinkedText text={body} /> : body}
        </p>
        {/* Lies over the text, below the links: the whole line is the button. */}
        <button
          type="button"
          className={styles.toggle}
          aria-label={isExpanded ? texts.show_less : texts.show_more}
          aria-expanded={isExpanded}
          aria-describedby={textId}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          <span aria-hidden className={styles.chevron} />
        </button>
      </div>
    </section>
  );
}

const LinkedText = ({ text }: { text: string }) =>
  splitLinks(text).map((part) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <a key={part.at} className={styles.link} href={part.href} rel="noreferrer">
        {part.href.slice('https://'.length)}
      </a>
    ),
  );
