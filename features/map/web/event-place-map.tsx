import { useEffect, useRef, useState } from 'react';
import type { EventDetail } from '#features/events/contract.ts';
import { mapTexts } from '#features/map/texts/token.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import styles from './event-place-map.module.css';

const PlaceMap = lazyPart(async () => (await import('./place-map.tsx')).PlaceMap, {
  texts: [mapTexts],
});

/** The real map of where it is. It comes when the visitor scrolls there, and is an empty box of its size until then. */
export function EventPlaceMap({ event }: { event: EventDetail }) {
  const { mapTiles } = usePortal();
  const boxRef = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    if (!boxRef.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      setIsSeen(true);
    });
    watch.observe(boxRef.current);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={boxRef} className={styles.placeMap}>
      {isSeen && event.lat !== null && event.lng !== null ? (
        <PlaceMap lat={event.lat} lng={event.lng} name={event.venue ?? event.name} tiles={mapTiles} />
      ) : null}
    </div>
  );
}
