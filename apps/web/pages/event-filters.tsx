import { type ComponentType, type ReactNode, Suspense } from 'react';
import styles from './event-filters.module.css';
import { latePart } from './late-filters.tsx';

/** The same element at every render: what the server rendered stays untouched until its scripts are there. */
const late = (Part: ComponentType, fallback: ReactNode = null): ReactNode => (
  <Suspense fallback={fallback}>
    <Part />
  </Suspense>
);

const chips = late(latePart('Chips'), <div className={styles.chipsToCome} />);
const button = late(latePart('Button'), <div className={styles.chipToCome} />);
const chosen = late(latePart('Chosen'));
const sort = late(latePart('Sort'), <div className={styles.chipToCome} />);
const panel = late(latePart('Panel'), <div className={styles.panelToCome} />);
const empty = late(latePart('Empty'));
const help = late(latePart('Help'));
const culture = late(latePart('Culture'));
const marks = late(latePart('Marks'));
const takeAlong = late(latePart('TakeAlong'));

/** Quick filters, the way to all filters on a narrow page, and what is chosen: what stands above a calendar or a map. */
export const EventFilterBar = () => (
  <>
    {chips}
    {button}
    {chosen}
  </>
);

export const EventQuickChips = () => chips;

/** Opens all filters in a sheet; wide pages have them beside the list. */
export const EventFilterButton = () => button;

/** What is chosen, to take away again. */
export const ChosenEventFilters = () => chosen;

/** FLT-07 */
export const EventSort = () => sort;

/** What to do where nothing fits. */
export const EmptyResults = () => empty;

/** The invitation to volunteer among the cards. */
export const HelpWanted = () => help;

/** RTE-03 */
export const CultureCalendar = () => culture;

/** EVT-04: on each card that one takes part, or the way in, for somebody who is logged in. */
export const OwnMarks = () => marks;

/** BEY-03 */
export const TakeAlong = () => takeAlong;

/** All filters, beside what they filter; on a narrow page they are in the sheet instead. */
export const EventFilterPanel = () => (
  <aside id="filtre" className={styles.panel}>
    {panel}
  </aside>
);
