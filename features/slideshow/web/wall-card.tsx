import type { ReactNode } from 'react';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kilometres } from '#platform/language/money.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { Glyph } from '#ui/glyph.tsx';
import { Picture } from '#ui/picture.tsx';
import type { WallCard as WallCardData } from '../contract.ts';
import styles from './wall-card.module.css';

type WallCardProps = {
  event: WallCardData;
  href: string;
  now: Date;
  /** What it says of itself, on the picture. */
  flag: ReactNode;
  /** Brings this one activity to a phone. */
  code?: ReactNode;
};

/** When, what and where: no more than can be read in passing. */
export function WallCard({ event, href, now, flag, code }: WallCardProps) {
  const moments = useTexts(momentTexts);
  const place = event.venue ?? event.municipalities.map(({ name }) => name).join(', ');
  return (
    <article className={`nb-whole ${styles.card}`} data-cancelled={event.is_canceled || undefined}>
      <div className={styles.body}>
        {event.start_at ? (
          <p className={styles.when}>{whenText({ start_at: event.start_at }, { now, moments })}</p>
        ) : null}
        <h2 className={styles.title} lang={event.lang}>
          <Anchor className={`nb-whole-link ${styles.link}`} href={href}>
            {event.name}
          </Anchor>
        </h2>
        <p className={styles.place}>
          <Glyph name="place" />
          <span className={styles.placeName}>
            {event.distance === null ? place : `${place} · ${kilometres(event.distance)}`}
          </span>
        </p>
      </div>
      <div className={styles.picture}>
        {event.thumbnail_url ? (
          <Picture src={event.thumbnail_url} alt="" width={640} height={360} isCover isUrgent />
        ) : null}
        <div className={styles.flags}>{flag}</div>
        {code ? <div className={styles.code}>{code}</div> : null}
      </div>
    </article>
  );
}
