import type { Head, HeadServices, PageModule, PageParts, TextsReader } from '#features/portal/web/page-module.ts';
import { pageTexts } from './pages/texts/token.ts';

/** A page's handle is its module; a route without one has nothing to say. */
export const headOf = (handle: unknown, services: HeadServices, parts: PageParts): Head =>
  isPageModule(handle) ? handle.head(services, parts) : { title: services.textsOf(pageTexts).not_found.title };

/** The server does not know what it is about. */
export const isPersonal = (handle: unknown): boolean => isPageModule(handle) && handle.isPersonal === true;

export function errorHead(status: number, textsOf: TextsReader): Head {
  const { not_found, private_organisation, server_error } = textsOf(pageTexts);
  return { title: (status === 404 ? not_found : status === 403 ? private_organisation : server_error).title };
}

const isPageModule = (handle: unknown): handle is PageModule =>
  typeof handle === 'object' && handle !== null && 'head' in handle;
