import type { Head, HeadServices, PageModule, PageParts, Texts } from './page-module.ts';

/** A page's handle is its module; a route without one has nothing to say. */
export const headOf = (handle: unknown, services: HeadServices, parts: PageParts): Head =>
  isPageModule(handle) ? handle.head(services, parts) : { title: services.texts.pages.not_found.title };

export const errorHead = (status: number, { pages }: Texts): Head => ({
  title: (status === 404 ? pages.not_found : status === 403 ? pages.private_organisation : pages.server_error).title,
});

const isPageModule = (handle: unknown): handle is PageModule =>
  typeof handle === 'object' && handle !== null && 'head' in handle;
