import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { eventPath } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import type { MapEvent, MapMarker } from '../contract.ts';
import { boxIn, boxText, COUNTRY_BOX } from '../rules.ts';
import { mapTexts } from '../texts/token.ts';
import { getEventMap, listMapPlaces } from './calls.ts';
import { ChosenMarker } from './chosen-marker.tsx';
import { EventMap } from './event-map.tsx';
import type { MapAddress } from './map-address.ts';
import { MapList, useMapListPage } from './map-list.tsx';
import styles from './map-page.module.css';

const LIST_ID = 'aktiviteter';
/** Where the map is stands in the address, so that one comes back to it; written when it has come to rest. */
const PAUSE_MS = 150;

/** The map and its list: both ask for the same box, and the address says which. */
export function MapWithList({ asked, zoom }: MapAddress) {
  const texts = useTexts(mapTexts);
  const call = useCall();
  const { mapTiles, now } = usePortal();
  const first = useMapListPage(asked, 1);
  const [zoomNow, setZoomNow] = useState<number | null>(null);
  const [needsGround, setNeedsGround] = useState(false);
  const [pointedAt, setPointedAt] = useState<MapEvent | null>(null);
  const [chosen, setChosen] = useState<MapMarker | null>(null);
  const [isLarge, setIsLarge] = useState(false);
  const { moveTo, goHome } = useMapAddress(asked);

  const markers = useQuery({
    ...answerQuery(call, getEventMap, { query: { ...asked, zoom: String(zoomNow) } }),
    enabled: zoomNow !== null,
    placeholderData: keepPreviousData,
  });
  const places = useQuery({
    ...answerQuery(call, listMapPlaces, {}),
    enabled: needsGround,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const box = (asked.bbox ? boxIn(asked.bbox) : first.data?.bbox) ?? COUNTRY_BOX;

  return (
    <div className={styles.columns} data-large={isLarge || undefined}>
      <div className={styles.map}>
        <SkipLink targetId={LIST_ID}>{texts.skip_map}</SkipLink>
        <EventMap
          tiles={mapTiles}
          view={{ box, zoom }}
          markers={markers.data?.data ?? NONE}
          places={places.data?.data ?? NONE}
          highlighted={pointedAt ?? chosen}
          onDrawn={(view) => setZoomNow(view.zoom)}
          onMove={(view) => {
            setZoomNow(view.zoom);
            moveTo(boxText(view.box), view.zoom);
          }}
          onChoose={setChosen}
          onGroundNeeded={() => setNeedsGround(true)}
        >
          {chosen ? (
            <ChosenMarker marker={chosen} hrefOf={eventPath} now={now} onClose={() => setChosen(null)} />
          ) : null}
          <Button
            className={styles.sizeButton}
            variant="secondary"
            isSmall
            aria-pressed={isLarge}
            onClick={() => setIsLarge(!isLarge)}
          >
            {isLarge ? texts.small_map : texts.large_map}
          </Button>
        </EventMap>
      </div>
      <section id={LIST_ID} className={styles.list} tabIndex={-1} aria-label={texts.list_label}>
        <MapList asked={asked} chosen={chosen} onPoint={setPointedAt} onGoHome={asked.bbox ? goHome : null} />
      </section>
    </div>
  );
}

const NONE: never[] = [];

function useMapAddress(asked: MapAddress['asked']) {
  const [, setQuery] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (change: (query: URLSearchParams) => void) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const goHome = () =>
    write((query) => {
      query.delete('bbox');
      query.delete('zoom');
    });

  // A user who chooses another place wants to see it, wherever the map has been moved to.
  const places = JSON.stringify([
    asked.municipalities,
    asked.districts,
    asked['distance[lat]'],
    asked['distance[lng]'],
    asked['distance[radius]'],
  ]);
  const shown = useRef(places);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the places change
  useEffect(() => {
    if (shown.current === places) return;
    shown.current = places;
    clearTimeout(timer.current);
    if (asked.bbox) goHome();
  }, [places]);

  return {
    goHome() {
      clearTimeout(timer.current);
      goHome();
    },
    moveTo(bbox: string, zoom: number) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        write((query) => {
          query.set('bbox', bbox);
          query.set('zoom', String(zoom));
        });
      }, PAUSE_MS);
    },
  };
}
