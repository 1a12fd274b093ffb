import { FILTER_PARAMETERS, VIEW_PARAMETERS } from '#features/events/filter-parameters.ts';

const SLIDESHOW_QUERY = [...FILTER_PARAMETERS, 'interval', 'size', 'cols', 'col'];

/** The parameters that each page reads from its address, in the order of the canonical address. Others are ignored. */
const PAGE_QUERY: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(VIEW_PARAMETERS).map(([path, own]) => [path, [...FILTER_PARAMETERS, ...own]])),
  '/slideshow': SLIDESHOW_QUERY,
  '/embed': [...FILTER_PARAMETERS, 'count', 'theme'],
  '/organisations': ['q', 'sort', 'filters', 'municipalities', 'districts', 'categories', 'active', 'page'],
  '/organisations/new': ['again'],
  '/tickets/marketplace': ['filter'],
  '/scan': ['desk'],
  '/dashboard': ['organization'],
  '/dashboard/admin': ['list', 'status', 'page'],
  '/dashboard/platform': ['room', 'page'],
};

const OFFICE = '/dashboard/municipality/';

/** Of all its rooms together: they are not shared by anybody, and this is in the first load. */
const OFFICE_QUERY = [
  'municipality',
  'list',
  'status',
  'kind',
  'area',
  'organization',
  'scheme',
  'portal',
  'account',
  'amount',
  'q',
  'from',
  'to',
  'page',
];

/** Those of a path that names something are those of all such paths. */
export function queryOf(path: string): readonly string[] {
  if (path.startsWith('/slideshow/')) return SLIDESHOW_QUERY;
  if (`${path}/`.startsWith(OFFICE)) return OFFICE_QUERY;
  return PAGE_QUERY[path] ?? (path.startsWith('/organisations/') ? ['tab', 'q', 'past', 'page'] : []);
}
