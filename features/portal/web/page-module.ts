import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createContext } from 'react-router';
import type { PortalTenant } from '#features/tenants/contract.ts';
import type { LazyTexts } from '#platform/language/lazy-texts.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Call } from '#platform/web/client.ts';
/** Pages of the sign-in have no cache of answers, and never ask for one. */
export const servicesWith = (queries: () => QueryClient | null): Pick<PageServices, 'queries'> => ({
  get queries() {
    const client = queries();
    if (!client) throw new Error('There is no cache of answers outside the portal.');
    return client;
  },
});

export type TextsReader = <Dictionary>(token: LazyTexts<Dictionary>) => Dictionary;

export const textsIn =
  (locale: Locale): TextsReader =>
  (token) => {
    const texts = token.loaded(locale);
    if (!texts) throw new Error(`The texts in ${token.folder} are read before they are loaded.`);
    return texts;
  };

/** What loading a page and naming it may use; handed to the router by the user who starts it. */
export type PageServices = {
  queries: QueryClient;
  call: Call;
  tenant: PortalTenant;
  locale: Locale;
  /** Texts that the page lists, or that every page has. */
  textsOf: TextsReader;
  origin: string;
  now: Date;
  /** Whether a user is logged in; null on the server, which renders for everyone. */
  isLoggedIn(): boolean | null;
};

/** A page is named the same for everybody. */
export type HeadServices = Omit<PageServices, 'isLoggedIn'>;

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
  /** The same content for calendars and feed readers, as paths. */
  feeds?: readonly { type: 'text/calendar' | 'application/rss+xml'; title: string; path: string }[];
  /** schema.org */
  facts?: Record<string, unknown>;
};

/** One page: its component, what it reads before it is shown, and what it is called. */
export type PageModule = {
  Component: ComponentType;
  /** The dictionaries that its components read, but for those that every page has; they come beside the script. */
  texts?: readonly LazyTexts<unknown>[];
  /** Fills the cache with everything that the component reads. */
  load?(services: PageServices, parts: PageParts): Promise<unknown>;
  head(services: HeadServices, parts: PageParts): Head;
  /** For a user who is logged in; others are sent to the sign-in and come back (RTE-09). Made in the browser. */
  isPersonal?: true;
  /** What it shows depends on the browser alone, so there is nothing for the server to render. */
  isMadeInBrowser?: true;
  /** The status of a page that is there to say that something is not. */
  status?: number;
};
