import { type ReactNode, Suspense } from 'react';
import styles from './event-filters.module.css';
import { latePart } from './late-filters.tsx';
import type { EventView } from './view-links.tsx';

const LateViews = latePart('Views');

const linksOf = (current: EventView): ReactNode => (
  <Suspense fallback={<div className={styles.viewsToCome} />}>
    <LateViews current={current} />
  </Suspense>
);

// The same elements at every render: what the server rendered stays untouched until its scripts are there.
const LINKS: Record<EventView, ReactNode> = {
  list: linksOf('list'),
  calendar: linksOf('calendar'),
  map: linksOf('map'),
};

/** List, calendar, map: ways to look at the same activities. */
export const EventViews = ({ current }: { current: EventView }) => LINKS[current];
