import { addressTexts } from '#features/addresses/texts/token.ts';
import { attendanceTexts } from '#features/attendance/texts/token.ts';
import { filterTexts } from '#features/events/texts/filters/token.ts';
import { featuredTexts } from '#features/featured/texts/token.ts';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import styles from './event-filters.module.css';

// Everything about filters is in the server's page, finished and usable as links and a form. The scripts come when the
// page has loaded, or at the first touch.
const options = { texts: [filterTexts], when: 'hydrated' } as const;

export const EventQuickChips = lazyPart(
  async () => (await import('#features/events/web/filters/quick-filters.tsx')).QuickFilters,
  {
    ...options,
    fallback: <div className={styles.chipsToCome} />,
  },
);

/** Opens all filters in a sheet; wide pages have them beside the list. */
export const EventFilterButton = lazyPart(
  async () => (await import('#features/events/web/filters/filter-button.tsx')).FilterButton,
  {
    ...options,
    fallback: <div className={styles.chipToCome} />,
  },
);

/** What is chosen, to take away again. */
export const ChosenEventFilters = lazyPart(
  async () => (await import('#features/events/web/filters/chosen-filters.tsx')).ChosenFilters,
  options,
);

/** FLT-05: where the results are, and in which order. */
export const ResultPlace = lazyPart(
  async () => (await import('#features/events/web/filters/result-place.tsx')).ResultPlace,
  options,
);

/** FLT-07 */
export const EventSort = lazyPart(async () => (await import('#features/events/web/filters/sort-menu.tsx')).SortMenu, {
  ...options,
  fallback: <div className={styles.chipToCome} />,
});

/** List, calendar, map: ways to look at the same activities. */
export const EventViews = lazyPart(
  async () => (await import('#features/events/web/filters/view-links.tsx')).ViewLinks,
  {
    ...options,
    fallback: <div className={styles.viewsToCome} />,
  },
);

/** What to do where nothing fits. */
export const EmptyResults = lazyPart(
  async () => (await import('#features/events/web/filters/empty-results.tsx')).EmptyResults,
  options,
);

/** The invitation to volunteer among the cards. */
export const HelpWanted = lazyPart(
  async () => (await import('#features/events/web/filters/help-wanted.tsx')).HelpWanted,
  options,
);

/** RTE-03 */
export const CultureCalendar = lazyPart(
  async () => (await import('#features/events/web/filters/culture-calendar.tsx')).CultureCalendar,
  options,
);

/** RTE-04 */
export const TicketPromo = lazyPart(async () => (await import('./marketplace/ticket-promo.tsx')).TicketPromo, options);

/** DSH-03 */
export const FeaturedEvents = lazyPart(
  async () => (await import('#features/featured/web/featured-events.tsx')).FeaturedEvents,
  { texts: [featuredTexts], when: 'hydrated' },
);

/** EVT-04: on a card that one takes part, or the way in. */
export const OwnCardMark = lazyPart(async () => (await import('./own-card-mark.tsx')).OwnCardMark, {
  texts: [attendanceTexts],
  when: 'page-loaded',
});

/** BEY-03 */
export const TakeAlong = lazyPart(async () => (await import('./take-along-button.tsx')).TakeAlongButton, options);

const FilterPanel = lazyPart(async () => (await import('#features/events/web/filters/filter-panel.tsx')).FilterPanel, {
  texts: [filterTexts, addressTexts],
  when: 'hydrated',
  fallback: <div className={styles.panelToCome} />,
});

/** All filters, beside what they filter; on a narrow page they are in the sheet instead. */
export const EventFilterPanel = () => (
  <aside id="filtre" className={styles.panel}>
    <FilterPanel />
  </aside>
);

/** Quick filters, the way to all filters on a narrow page, and what is chosen: what stands above a calendar or a map. */
export const EventFilterBar = () => (
  <>
    <EventQuickChips />
    <EventFilterButton />
    <ChosenEventFilters />
  </>
);
