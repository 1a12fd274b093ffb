import { CloudSlashIcon, PauseIcon, PlayIcon } from '@navikt/aksel-icons';
import { memo, type ReactNode, useState } from 'react';
import { inPlaces } from '#features/municipalities/in-place.ts';
import { clock, osloWallTime, weekdayOf } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { WallCard, WallPage } from '../contract.ts';
import type { ScreenCriteria } from '../rules.ts';
import { slideshowTexts } from '../texts/token.ts';
import { ScanCode } from './scan-code.tsx';
import { useColumns } from './use-columns.ts';
import { useIsOnline } from './use-is-online.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { useWall } from './use-wall.ts';
import styles from './wall.module.css';

type WallProps = {
  first: WallPage;
  screen: ScreenCriteria;
  /** 'på Voss': where the portal is, when the address of the screen names no places. */
  inPortal: string;
  /** The same list on a phone. */
  listAddress: string;
  now: Date;
  logo: ReactNode;
  ask(page: number, signal: AbortSignal): Promise<WallPage>;
  renderCard(event: WallCard, now: Date): ReactNode;
};

/** SLD-01: a filtered list on a wall, that turns its pages by itself. */
export function Wall({ first, screen, inPortal, listAddress, now, logo, ask, renderCard }: WallProps) {
  const texts = useTexts(slideshowTexts);
  const locale = useLocale();
  const [isPaused, setIsPaused] = useState(false);
  const { wall, secondsLeft } = useWall({ first, interval: screen.interval, isPaused, ask });
  const isBehind = !useIsOnline() || wall.is_behind;
  useWakeLock();
  const shown = wall.pages.get(wall.current) ?? first;
  const hasMore = wall.last_page > 1;
  return (
    <div className={styles.wall}>
      <header className={styles.header}>
        {logo}
        <div className={styles.heading}>
          <h1 className={styles.title}>
            {shown.organization
              ? shown.organization.name
              : texts.title(shown.names.length > 0 ? inPlaces(shown.names, locale) : inPortal)}
          </h1>
          <Now now={now} />
        </div>
        <div className={styles.side}>
          {hasMore ? (
            <IconButton
              className={styles.pause}
              label={isPaused ? texts.resume : texts.pause}
              icon={isPaused ? <PlayIcon aria-hidden /> : <PauseIcon aria-hidden />}
              onClick={() => setIsPaused(!isPaused)}
            />
          ) : null}
          {hasMore ? (
            <div className={styles.count}>
              <p className={styles.number}>
                <span aria-hidden>{`${wall.current}/${wall.last_page}`}</span>
                <span className="nb-sr">{texts.page_of(wall.current, wall.last_page)}</span>
              </p>
              <p className={styles.next}>{isPaused ? texts.paused : texts.next_page(secondsLeft)}</p>
            </div>
          ) : null}
          <div className={styles.scan}>
            <ScanCode address={listAddress} />
          </div>
        </div>
      </header>
      {shown.data.length > 0 ? (
        <Cards key={wall.current} page={shown} screen={screen} hasMore={hasMore} now={now} renderCard={renderCard} />
      ) : (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{texts.empty_title}</p>
          <p>{texts.empty_text}</p>
        </div>
      )}
      <p className={styles.behind} role="status">
        {isBehind ? (
          <>
            <CloudSlashIcon aria-hidden />
            {texts.behind}
          </>
        ) : null}
      </p>
      {hasMore ? (
        <progress className={styles.bar} max={screen.interval} value={screen.interval - secondsLeft} aria-hidden />
      ) : null}
    </div>
  );
}

type CardsProps = Pick<WallProps, 'screen' | 'now' | 'renderCard'> & { page: WallPage; hasMore: boolean };

/** Drawn again when the page turns and when the minute does, not with every second of the countdown. */
const Cards = memo(function Cards({ page, screen, hasMore, now, renderCard }: CardsProps) {
  const columns = useColumns(screen.columns);
  const rows = Math.ceil(screen.size / columns);
  const left = hasMore ? rows * columns - page.data.length : 0;
  return (
    <ul className={styles.grid} data-columns={columns}>
      {page.data.map((event) => (
        <li key={event.id} className={styles.place}>
          {renderCard(event, now)}
        </li>
      ))}
      {/* The last page has fewer, but not larger ones. */}
      {Array.from({ length: Math.max(0, left) }, (_, place) => `free-${place}`).map((place) => (
        <li key={place} className={styles.free} aria-hidden />
      ))}
    </ul>
  );
});

function Now({ now }: { now: Date }) {
  const texts = useTexts(slideshowTexts);
  const moments = useTexts(momentTexts);
  const { day, month } = osloWallTime(now);
  const date = moments.date(
    moments.weekdays[weekdayOf(now)],
    day,
    moments.months[month as keyof typeof moments.months],
  );
  return (
    <p className={styles.now}>
      <time dateTime={now.toISOString()} className={styles.clock}>
        {moments.near_day_at(date, clock(now))}
      </time>
      <span className={styles.invitation}> · {texts.invitation}</span>
    </p>
  );
}
