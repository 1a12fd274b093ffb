import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon, MinusIcon, PlusIcon } from '@navikt/aksel-icons';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { MapTiles } from '#features/portal/map-tiles.ts';
import { useTexts } from '#platform/web/language.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { MapMarker, MapPlace } from '../contract.ts';
import { type Box, boxText, type Point } from '../rules.ts';
import { mapTexts } from '../texts/token.ts';
import { Attribution } from './attribution.tsx';
import type { MapView } from './draw-map.ts';
import styles from './event-map.module.css';
import { useDrawnMap } from './use-drawn-map.ts';

type EventMapProps = {
  tiles: MapTiles;
  /** What the map shows; a new box moves it there, unless it is where the visitor has moved it. */
  view: { box: Box; zoom: number | null };
  markers: readonly MapMarker[];
  /** Names for the ground, when there are no pictures. */
  places: readonly MapPlace[];
  /** Where the event is that a user points at in the list. */
  highlighted: Point | null;
  onMove(view: MapView): void;
  onChoose(marker: MapMarker | null): void;
  /** Told once: how near the map is when the first view fits. */
  onDrawn(view: MapView): void;
  onGroundNeeded(): void;
  /** The card of what was chosen, and buttons of the page. */
  children?: ReactNode;
};

/** For those who cannot drag. */
const PAN_STEPS = [
  { name: 'left', Icon: ArrowLeftIcon, right: -1, down: 0 },
  { name: 'up', Icon: ArrowUpIcon, right: 0, down: -1 },
  { name: 'down', Icon: ArrowDownIcon, right: 0, down: 1 },
  { name: 'right', Icon: ArrowRightIcon, right: 1, down: 0 },
] as const;

/**
 * EVT-08. The map is for those who see it and point at it: it can be moved by keyboard, but its markers are hidden from
 * the keyboard and from screen readers, since the list beside it has the same events, in order, in words, each once.
 */
export function EventMap({ tiles, view, markers, places, highlighted, children, ...told }: EventMapProps) {
  const texts = useTexts(mapTexts);
  const helpId = useId();
  const groundRef = useRef<HTMLDivElement>(null);
  const movedTo = useRef(boxText(view.box));
  const [areTilesLost, setAreTilesLost] = useState(false);
  const { state, drawn } = useDrawnMap(groundRef, {
    view,
    tilesUrl: tiles.url,
    onMove(next) {
      movedTo.current = boxText(next.box);
      told.onMove(next);
    },
    onChoose: told.onChoose,
    onTilesLost: () => setAreTilesLost(true),
  });
  const isPlain = tiles.url === null || areTilesLost;
  // A touch that comes before the map would be lost.
  const isComing = drawn === null;

  const { onDrawn, onGroundNeeded } = told;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the map is there
  useEffect(() => {
    if (drawn) onDrawn(drawn.viewNow());
  }, [drawn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    if (isPlain) onGroundNeeded();
  }, [isPlain]);
  useEffect(() => drawn?.setMarkers(markers), [drawn, markers]);
  useEffect(() => drawn?.highlight(highlighted), [drawn, highlighted]);
  useEffect(() => {
    if (isPlain) drawn?.layPlainGround(places);
  }, [drawn, isPlain, places]);
  const wanted = boxText(view.box);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a box is what it says, however often it is made
  useEffect(() => {
    if (!drawn || movedTo.current === wanted) return;
    movedTo.current = wanted;
    drawn.show(view);
  }, [drawn, wanted]);

  return (
    <div className={styles.map} data-plain={isPlain || undefined}>
      <VisuallyHidden>
        <p id={helpId}>{texts.map_help}</p>
      </VisuallyHidden>
      {/* Leaflet reads arrows, plus and minus here; a region of its own, so that it has a name in the outline. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section cannot be what Leaflet draws into and focuses */}
      <div
        ref={groundRef}
        className={styles.ground}
        role="region"
        aria-label={texts.map_label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrow keys
        tabIndex={0}
      />
      <div className={`nb-only-scripted ${styles.zoom}`}>
        <IconButton
          label={texts.zoom_in}
          icon={<PlusIcon aria-hidden />}
          disabled={isComing}
          onClick={() => drawn?.zoomBy(1)}
        />
        <IconButton
          label={texts.zoom_out}
          icon={<MinusIcon aria-hidden />}
          disabled={isComing}
          onClick={() => drawn?.zoomBy(-1)}
        />
      </div>
      <div className={`nb-only-scripted ${styles.pan}`}>
        {PAN_STEPS.map(({ name, Icon, right, down }) => (
          <IconButton
            key={name}
            label={texts.pan[name]}
            icon={<Icon aria-hidden />}
            disabled={isComing}
            onClick={() => drawn?.panBy(right, down)}
          />
        ))}
      </div>
      {children}
      <div className={styles.foot}>
        <p className={styles.note} role="status">
          {state === 'failed' ? texts.map_failed : areTilesLost ? texts.pictures_lost : null}
        </p>
        <Attribution {...tiles.attribution} isPlain={isPlain} />
      </div>
    </div>
  );
}
