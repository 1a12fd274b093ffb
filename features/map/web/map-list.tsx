import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { withVariedPictures } from '#features/pictures/rules.ts';
import { eventPath } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { MapEvent, MapMarker } from '../contract.ts';
import { mapTexts } from '../texts/token.ts';
import { listEventsOnMap } from './calls.ts';
import type { MapAddress } from './map-address.ts';
import { MapEventRow } from './map-event-row.tsx';
import styles from './map-page.module.css';

type Asked = MapAddress['asked'];

/** One page of what is inside the box. While the map moves on, what was there stays until the new is here. */
export const useMapListPage = (asked: Asked, page: number) =>
  useQuery({
    ...answerQuery(useCall(), listEventsOnMap, { query: { ...asked, page } }),
    ...(page === 1 && { placeholderData: keepPreviousData }),
  });

type MapListProps = {
  asked: Asked;
  chosen: MapMarker | null;
  onPoint(event: MapEvent | null): void;
  /** Back to the first view; null where it is shown. */
  onGoHome: (() => void) | null;
};

export function MapList({ asked, chosen, onPoint, onGoHome }: MapListProps) {
  const { tenant } = usePortal();
  const texts = useTexts(mapTexts);
  // Another box or another filter begins with the first page again.
  const key = JSON.stringify(asked);
  const [more, setMore] = useState({ key, pages: 1 });
  const pages = more.key === key ? more.pages : 1;
  const first = useMapListPage(asked, 1);
  if (first.isPending) return <RowsToCome />;
  if (first.isError) {
    return (
      <EmptyState
        title={texts.failed_title}
        actions={<Button onClick={() => first.refetch()}>{texts.try_again}</Button>}
      >
        {texts.failed_text}
      </EmptyState>
    );
  }
  const { meta } = first.data;
  const shown = Math.min(pages * meta.per_page, meta.total);
  return (
    <div className={styles.found} aria-busy={first.isPlaceholderData || undefined}>
      <div className={styles.bar}>
        <h2 className={styles.count} aria-live="polite">
          {texts.count(meta.total)} <small>{onGoHome ? texts.in_view : texts.here(tenant.name)}</small>
        </h2>
        {onGoHome ? (
          <Button variant="tertiary" isSmall onClick={onGoHome}>
            {texts.back_home(tenant.name)}
          </Button>
        ) : null}
      </div>
      {meta.total === 0 ? <EmptyState title={texts.empty_title}>{texts.empty_text}</EmptyState> : null}
      <ul className={styles.rows}>
        {Array.from({ length: pages }, (_, place) => place + 1).map((page) => (
          <RowsOfPage key={page} asked={asked} page={page} chosen={chosen} onPoint={onPoint} />
        ))}
      </ul>
      {meta.total > 0 ? (
        <div className={styles.more}>
          <p className={styles.shown}>{texts.shown(shown, meta.total)}</p>
          {shown < meta.total ? (
            <Button variant="secondary" onClick={() => setMore({ key, pages: pages + 1 })}>
              {texts.show_more}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

type RowsProps = Pick<MapListProps, 'asked' | 'chosen' | 'onPoint'> & { page: number };

function RowsOfPage({ asked, page, chosen, onPoint }: RowsProps) {
  const { now } = usePortal();
  const { data, isPending } = useMapListPage(asked, page);
  if (isPending) {
    return (
      <li>
        <RowsToCome />
      </li>
    );
  }
  return withVariedPictures(data?.data ?? []).map((event) => (
    <li key={event.id}>
      <MapEventRow
        event={event}
        href={eventPath(event)}
        now={now}
        isChosen={chosen?.events.some(({ id }) => id === event.id) ?? false}
        onPoint={onPoint}
      />
    </li>
  ));
}

function RowsToCome() {
  return (
    <div className={styles.rows} aria-busy>
      {['one', 'two', 'three', 'four'].map((row) => (
        <Skeleton key={row} shape="block" />
      ))}
    </div>
  );
}
