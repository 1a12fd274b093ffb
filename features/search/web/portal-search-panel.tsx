import { usePortal } from '#features/portal/web/portal.tsx';
import { SearchPanel } from './search-panel.tsx';
import { useSetFilters } from './use-set-filters.ts';

/** The panel for a search field that is part of a page: to be put right after its form, once the field is used. */
export function PortalSearchPanel({ input }: { input: HTMLInputElement }) {
  const { now } = usePortal();
  return <SearchPanel input={input} {...useSetFilters()} now={now} place="over" />;
}
