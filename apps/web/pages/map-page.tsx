import { useSearchParams } from 'react-router';
import { filterQuery, readEventAddress } from '#features/events/filters.ts';
import { boxIn, boxText, zoomIn } from '#features/map/rules.ts';
import { mapTexts } from '#features/map/texts/token.ts';
import { listEventsOnMap } from '#features/map/web/calls.ts';
import type { MapAddress } from '#features/map/web/map-address.ts';
import styles from '#features/map/web/map-page.module.css';
import { MapWithList } from '#features/map/web/map-with-list.tsx';
import { picturePath } from '#features/pictures/contract.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { fillAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ChosenEventFilters, EventFilterButton, EventQuickChips, EventViews } from './event-filters.tsx';

export const page: PageModule = {
  Component: MapPage,
  texts: [mapTexts],
  async load({ queries, call, isLoggedIn }, { query }) {
    const filling = fillAnswer(queries, call, listEventsOnMap, { query: { ...readMapAddress(query).asked, page: 1 } });
    const isOnServer = isLoggedIn() === null;
    if (isOnServer) await filling;
    // A map that a user is moving stays when the connection goes; the list says what failed.
    else await filling.catch(() => {});
  },
  head: ({ tenant, textsOf }, { query }) => ({
    title: textsOf(mapTexts).title(tenant.in_place),
    description: textsOf(mapTexts).description(tenant.in_place),
    ...(query.size === 0 && { canonical: paths.eventsMap }),
    picture: picturePath({ scene: 'bygd', colour: tenant.colour.slice(1), variant: 'share' }),
  }),
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
  const texts = useTexts(mapTexts);
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
