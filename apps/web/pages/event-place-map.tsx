import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import type { EventDetail } from '#features/events/contract.ts';
import type { PlaceMap as SmallMap } from '#features/map/web/place-map.tsx';
import { useAllTexts, useLocale } from '#platform/web/language.tsx';
import { addDictionaries, type Texts } from '../page-module.ts';
import { usePortal } from '../portal.tsx';
import { mapDictionaries } from '../texts/late-dictionaries.ts';
import styles from './event-page.module.css';

type LateMap = ComponentType<ComponentProps<typeof SmallMap>>;

/** The real map of where it is. It comes when somebody scrolls there, and is an empty box of its size until then. */
export function EventPlaceMap({ event }: { event: EventDetail }) {
  const { mapTiles } = usePortal();
  const texts = useAllTexts<Texts>();
  const locale = useLocale();
  const boxRef = useRef<HTMLDivElement>(null);
  const [PlaceMap, setPlaceMap] = useState<LateMap | null>(null);

  useEffect(() => {
    if (!boxRef.current) return;
    const watch = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      const [late] = await Promise.all([
        import('#features/map/web/place-map.tsx'),
        addDictionaries({ texts, locale }, mapDictionaries),
      ]);
      setPlaceMap(() => late.PlaceMap);
    });
    watch.observe(boxRef.current);
    return () => watch.disconnect();
  }, [texts, locale]);

  return (
    <div ref={boxRef} className={styles.placeMap}>
      {PlaceMap && event.lat !== null && event.lng !== null ? (
        <PlaceMap lat={event.lat} lng={event.lng} name={event.venue ?? event.name} tiles={mapTiles} />
      ) : null}
    </div>
  );
}
