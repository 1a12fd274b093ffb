import type { HeadSite } from './head.ts';
import type { PageServices } from './page-module.ts';

export const siteOf = ({ tenant, origin, locale }: Pick<PageServices, 'tenant' | 'origin' | 'locale'>): HeadSite => ({
  siteName: tenant.name,
  origin,
  locale,
  isIndexed: tenant.is_indexed,
});
