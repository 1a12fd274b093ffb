import { useEffect } from 'react';
import { QuickChips } from '#features/events/web/quick-chips.tsx';
import { useEventFilters } from './use-event-filters.ts';
import { wantedAddress } from './wanted-address.ts';

/** The row of quick filters, as long as the page is there. */
export function QuickFilters() {
  const { filters, change, addressOf } = useEventFilters();
  // Whoever leaves the page takes nothing along that was on its way into its address.
  useEffect(() => () => wantedAddress.forget(), []);
  return <QuickChips filters={filters} onChange={change} addressOf={addressOf} />;
}
