import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#features/portal/web/paths.ts';
import { QuickChips } from '../quick-chips.tsx';
import { useEventFilters } from './use-event-filters.ts';
import { wantedAddress } from './wanted-address.ts';

/** The row of quick filters, as long as the page is there. */
export function QuickFilters() {
  const { filters, change, addressOf } = useEventFilters();
  const { pathname } = useLocation();
  // A change of the address that is still waiting is dropped when the user leaves the page.
  useEffect(() => () => wantedAddress.forget(), []);
  // The calendar has a way to today of its own.
  const hasToday = !pathname.endsWith(paths.eventsCalendar);
  return <QuickChips filters={filters} onChange={change} addressOf={addressOf} hasToday={hasToday} />;
}
