import { BulletListIcon, CalendarIcon, CompassIcon } from '@navikt/aksel-icons';
import { paths } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { SegmentedLinks } from '#ui/segmented-links.tsx';
import { filterTexts } from '../../texts/filters/token.ts';
import { useListAddress } from '../list-address.ts';

const VIEWS = [
  { view: 'list', path: paths.events, Icon: BulletListIcon },
  { view: 'calendar', path: paths.eventsCalendar, Icon: CalendarIcon },
  { view: 'map', path: paths.eventsMap, Icon: CompassIcon },
] as const;

export type EventView = (typeof VIEWS)[number]['view'];

/** EVT-01: the same activities as list, calendar and map; the filters go along. */
export function ViewLinks({ current }: { current: EventView }) {
  const { views } = useTexts(filterTexts);
  const search = new URLSearchParams(useListAddress().query);
  return (
    <SegmentedLinks
      label={views.label}
      links={VIEWS.map(({ view, path, Icon }) => ({
        href: search.size > 0 ? `${path}?${search}` : path,
        label: views[view],
        isCurrent: view === current,
        icon: <Icon aria-hidden />,
      }))}
    />
  );
}
