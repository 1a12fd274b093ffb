import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createContext } from 'react-router';
import type { PublicTenant } from '#features/tenants/contract.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { Call } from '#platform/web/client.ts';
import type { texts } from './texts/nb.ts';

export type Texts = TextsLike<typeof texts>;

/** What loading a page and naming it may use; handed to the router by whoever starts it. */
export type PageServices = {
  queries: QueryClient;
  call: Call;
  tenant: PublicTenant;
  locale: Locale;
  texts: Texts;
  origin: string;
  now: Date;
};

export const pageServices = createContext<PageServices>();

export type PageParts = {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  path: string;
};

/** What a page says of itself to the browser, to search engines and to those who share it. */
export type Head = {
  title: string;
  description?: string;
  /** Path and query that this content belongs to, without language prefix. Without one it is not for search engines. */
  canonical?: string;
  /** Path of the picture that is shown when the page is shared. */
  picture?: string;
  /** schema.org */
  facts?: Record<string, unknown>;
};

/** One page: its component, what it reads before it is shown, and what it is called. */
export type PageModule = {
  Component: ComponentType;
  /** Fills the cache with everything that the component reads. */
  load?(services: PageServices, parts: PageParts): Promise<unknown>;
  head(services: PageServices, parts: PageParts): Head;
  /** The status of a page that is there to say that something is not. */
  status?: number;
};
