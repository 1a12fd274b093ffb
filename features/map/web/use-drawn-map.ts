import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { DrawnEvents, MapOptions } from './draw-map.ts';

export type MapState = { state: 'coming' | 'failed'; drawn: null } | { state: 'drawn'; drawn: DrawnEvents };

/** Brings the map into an element. Leaflet asks for a window as soon as it is read, so it comes in an effect. */
export function useDrawnMap(elementRef: RefObject<HTMLElement | null>, options: Omit<MapOptions, 'isStill'>): MapState {
  const [map, setMap] = useState<MapState>({ state: 'coming', drawn: null });
  // The map lives longer than a render: what it tells goes to the latest one.
  const onMove = useEffectEvent(options.onMove);
  const onChoose = useEffectEvent(options.onChoose);
  const onTilesLost = useEffectEvent(options.onTilesLost);
  const firstOptions = useEffectEvent(
    (): MapOptions => ({
      ...options,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      onMove: (view) => onMove(view),
      onChoose: (marker) => onChoose(marker),
      onTilesLost: () => onTilesLost(),
    }),
  );
  useEffect(() => {
    let isGone = false;
    let drawn: DrawnEvents | null = null;
    import('./draw-map.ts').then(
      ({ drawMap }) => {
        if (isGone || !elementRef.current) return;
        drawn = drawMap(elementRef.current, firstOptions());
        setMap({ state: 'drawn', drawn });
      },
      () => setMap({ state: 'failed', drawn: null }),
    );
    return () => {
      isGone = true;
      drawn?.end();
    };
  }, [elementRef]);
  return map;
}
