import { useEffect, useRef, useState } from 'react';
import type { MapTiles } from '#features/portal/map-tiles.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { Point } from '../rules.ts';
import { mapTexts } from '../texts/token.ts';
import { Attribution } from './attribution.tsx';
import styles from './event-map.module.css';
import { useDrawnMap } from './use-drawn-map.ts';

type PlaceMapProps = Point & {
  /** What the place is called. */
  name: string;
  tiles: MapTiles;
  /** The pictures do not come: the user who shows the map may show something else. */
  onTilesLost?(): void;
};

/** Near enough to see the streets around. */
const STREET_ZOOM = 15;
/** The land that is drawn without pictures is not exact enough to come nearer. */
const LAND_ZOOM = 10;

/** Where one place is: a pin on a small map that can be moved. Fills the box that it is put into. */
export function PlaceMap({ lat, lng, name, tiles, onTilesLost }: PlaceMapProps) {
  const texts = useTexts(mapTexts);
  const groundRef = useRef<HTMLDivElement>(null);
  const [isPlain, setIsPlain] = useState(tiles.url === null);
  const { drawn } = useDrawnMap(groundRef, {
    view: { box: [lng, lat, lng, lat], zoom: isPlain ? LAND_ZOOM : STREET_ZOOM },
    tilesUrl: tiles.url,
    onMove: () => {},
    onChoose: () => {},
    onTilesLost() {
      setIsPlain(true);
      onTilesLost?.();
    },
  });
  useEffect(() => drawn?.setMarkers([{ lat, lng, count: 1, events: [] }]), [drawn, lat, lng]);
  useEffect(() => {
    if (!isPlain || !drawn) return;
    drawn.show({ box: [lng, lat, lng, lat], zoom: LAND_ZOOM });
    drawn.layPlainGround([{ name, lat, lng }]);
  }, [drawn, isPlain, name, lat, lng]);
  return (
    <div className={styles.map} data-plain={isPlain || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section cannot be what Leaflet draws into and focuses */}
      <div
        ref={groundRef}
        className={styles.ground}
        role="region"
        aria-label={texts.place_label(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrow keys
        tabIndex={0}
      />
      <div className={styles.foot}>
        {isPlain ? <p className={styles.note}>{texts.about_here}</p> : null}
        <Attribution {...tiles.attribution} isPlain={isPlain} />
      </div>
    </div>
  );
}
