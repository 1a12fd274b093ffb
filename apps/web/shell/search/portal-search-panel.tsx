import { SearchPanel } from '#features/search/web/search-panel.tsx';
import { usePortal } from '../../portal.tsx';
import { searchHrefs } from '../../search-paths.ts';

/** The panel for a search field that is part of a page: to be put right after its form, once the field is used. */
export function PortalSearchPanel({ input }: { input: HTMLInputElement }) {
  const { now } = usePortal();
  return <SearchPanel input={input} hrefs={searchHrefs} now={now} place="over" />;
}
