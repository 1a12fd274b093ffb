import { useSearchParams } from 'react-router';
import { type FilterQuery, filterQuery } from '#features/events/filters.ts';
import { boxIn, boxText, zoomIn } from '#features/map/rules.ts';
import { listEventsOnMap } from '#features/map/web/calls.ts';
import { useMapTexts } from '#features/map/web/use-map-texts.ts';
import { picturePath } from '#features/pictures/contract.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { fillAnswer } from '#platform/web/answers.tsx';
import type { PageModule } from '../page-module.ts';
import { paths } from '../paths.ts';
import { mapDictionaries } from '../texts/late-dictionaries.ts';
import { ChosenEventFilters, EventFilterButton, EventQuickChips } from './event-filters.tsx';
import { EventViews } from './event-views.tsx';
import { loadFilterParts } from './late-filters.tsx';
import styles from './map-page.module.css';
import { MapWithList } from './map-with-list.tsx';
import { readEventAddress } from './use-event-filters.ts';

export const page: PageModule = {
  Component: MapPage,
  dictionaries: mapDictionaries,
  async load({ queries, call, isLoggedIn }, { query }) {
    const filling = fillAnswer(queries, call, listEventsOnMap, { query: { ...readMapAddress(query).asked, page: 1 } });
    const isOnServer = isLoggedIn() === null;
    if (isOnServer) await Promise.all([filling, loadFilterParts(LOCALES)]);
    // A map that somebody is moving stays when the connection goes; the list says what failed.
    else await filling.catch(() => {});
  },
  head: ({ tenant, texts }, { query }) => ({
    title: texts.map.title(tenant.name),
    description: texts.map.description(tenant.name),
    ...(query.size === 0 && { canonical: paths.eventsMap }),
    picture: picturePath({ scene: 'bygd', colour: tenant.colour.slice(1), variant: 'share' }),
  }),
};

export type MapAddress = {
  /** What the calls ask for: the filters, and the box once the visitor has moved the map. */
  asked: FilterQuery & { bbox?: string };
  zoom: number | null;
};

/** A box that cannot be read is none: then the map begins where the visitor came in. */
export function readMapAddress(query: URLSearchParams): MapAddress {
  const { filters, q } = readEventAddress(query);
  const box = boxIn(query.get('bbox') ?? '');
  return {
    asked: { ...filterQuery(filters, { q }), ...(box && { bbox: boxText(box) }) },
    zoom: box && zoomIn(query.get('zoom') ?? ''),
  };
}

function MapPage() {
  const texts = useMapTexts();
  const [query] = useSearchParams();
  return (
    <div className={`nb-wrap ${styles.page}`}>
      <div className={styles.top}>
        <h1 className={styles.title}>{texts.heading}</h1>
        <div className={styles.tools}>
          <EventFilterButton />
          <EventViews current="map" />
        </div>
      </div>
      <EventQuickChips />
      <ChosenEventFilters />
      <MapWithList {...readMapAddress(query)} />
    </div>
  );
}
