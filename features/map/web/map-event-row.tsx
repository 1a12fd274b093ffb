import type { ReactNode } from 'react';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { Heading, type HeadingLevel } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { Tag } from '#ui/tag.tsx';
import { TimeText } from '#ui/time-text.tsx';
import type { MapEvent } from '../contract.ts';
import { mapTexts } from '../texts/token.ts';
import styles from './map-event-row.module.css';

type MapEventRowProps = {
  event: MapEvent;
  href: string;
  now: Date;
  level?: HeadingLevel;
  /** A user has chosen its marker. */
  isChosen?: boolean;
  /** A user points at it, or has stopped to. */
  onPoint?(event: MapEvent | null): void;
};

/** An event beside the map or on it: one line of when, one of what, one of where. */
export function MapEventRow({ event, href, now, level = 3, isChosen = false, onPoint }: MapEventRowProps): ReactNode {
  const moments = useTexts(momentTexts);
  const texts = useTexts(mapTexts);
  return (
    <article
      className={styles.row}
      data-chosen={isChosen || undefined}
      onPointerEnter={() => onPoint?.(event)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={() => onPoint?.(event)}
      onBlur={() => onPoint?.(null)}
    >
      <div className={styles.picture}>
        {event.thumbnail_url ? <Picture src={event.thumbnail_url} alt="" width={640} height={360} isCover /> : null}
      </div>
      <div className={styles.words}>
        {event.start_at ? (
          <p className={styles.when}>
            <TimeText>{whenText({ start_at: event.start_at, end_at: event.end_at }, { now, moments })}</TimeText>
          </p>
        ) : null}
        <Heading level={level} className={styles.title} data-cancelled={event.is_canceled || undefined}>
          <Anchor className={styles.link} href={href} lang={event.lang}>
            {event.name}
          </Anchor>
        </Heading>
        <p className={styles.where}>
          {event.venue && event.municipality
            ? texts.venue_in(event.venue, event.municipality)
            : (event.venue ?? event.municipality)}
        </p>
        {event.is_canceled ? (
          <Tag tone="danger">{texts.cancelled}</Tag>
        ) : event.is_free ? (
          <Tag tone="success">{texts.free}</Tag>
        ) : null}
      </div>
    </article>
  );
}
