import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createContext } from 'react-router';
import type { PublicTenant } from '#features/tenants/contract.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { Call } from '#platform/web/client.ts';
import type { texts as calendarTexts } from './texts/calendar/nb.ts';
import type { texts as certificateTexts } from './texts/certificates/nb.ts';
import type { texts as circularTexts } from './texts/circulars/nb.ts';
import type { texts as commentTexts } from './texts/comments/nb.ts';
import type { texts as dashboardTexts } from './texts/dashboard/nb.ts';
import type { texts as doorTexts } from './texts/door/nb.ts';
import type { texts as eventTexts } from './texts/event/nb.ts';
import type { texts as eventFormTexts } from './texts/event-form/nb.ts';
import type { texts as eventInviteTexts } from './texts/event-invites/nb.ts';
import type { texts as filterTexts } from './texts/filters/nb.ts';
import type { texts as mapTexts } from './texts/map/nb.ts';
import type { texts as membershipTexts } from './texts/memberships/nb.ts';
import type { texts as municipalityTexts } from './texts/municipalities/nb.ts';
import type { texts as myTexts } from './texts/my/nb.ts';
import type { texts } from './texts/nb.ts';
import type { texts as organisationTexts } from './texts/organisation/nb.ts';
import type { texts as participantTexts } from './texts/participants/nb.ts';
import type { texts as profileTexts } from './texts/profile/nb.ts';
import type { texts as runningTexts } from './texts/running/nb.ts';
import type { texts as screenTexts } from './texts/screen/nb.ts';
import type { texts as searchTexts } from './texts/search/nb.ts';
import type { texts as seriesTexts } from './texts/series/nb.ts';
import type { texts as shiftTexts } from './texts/shifts/nb.ts';
import type { texts as signInTexts } from './texts/sign-in/nb.ts';
import type { texts as sunsetTexts } from './texts/sunset/nb.ts';

export type Texts = TextsLike<
  typeof texts &
    typeof screenTexts &
    typeof searchTexts &
    typeof signInTexts &
    typeof sunsetTexts &
    typeof profileTexts &
    typeof calendarTexts &
    typeof doorTexts &
    typeof eventTexts &
    typeof eventFormTexts &
    typeof seriesTexts &
    typeof filterTexts &
    typeof mapTexts &
    typeof municipalityTexts &
    typeof myTexts &
    typeof membershipTexts &
    typeof certificateTexts &
    typeof circularTexts &
    typeof shiftTexts &
    typeof commentTexts &
    typeof eventInviteTexts &
    typeof dashboardTexts &
    typeof organisationTexts &
    typeof participantTexts &
    typeof runningTexts
>;

/** Texts as the first load has them; the late ones are added to the same object when a page needs them. */
export type LateDictionaries = Record<Locale, () => Promise<{ texts: Partial<Texts> }>>;

/** Pages of the sign-in have no cache of answers, and never ask for one. */
export const servicesWith = (queries: () => QueryClient | null): Pick<PageServices, 'queries'> => ({
  get queries() {
    const client = queries();
    if (!client) throw new Error('There is no cache of answers outside the portal.');
    return client;
  },
});

/** Puts late dictionaries where the others are. Doing it twice changes nothing. */
export async function addDictionaries(services: Pick<PageServices, 'texts' | 'locale'>, late?: LateDictionaries) {
  if (late) Object.assign(services.texts, (await late[services.locale]()).texts);
}

/** What loading a page and naming it may use; handed to the router by whoever starts it. */
export type PageServices = {
  queries: QueryClient;
  call: Call;
  tenant: PublicTenant;
  locale: Locale;
  texts: Texts;
  origin: string;
  now: Date;
  /** Whether somebody is logged in; null on the server, which renders for everyone. */
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
  /** Dictionaries that few pages read; they come with the page instead of with the first load. */
  dictionaries?: LateDictionaries;
  /** Fills the cache with everything that the component reads. */
  load?(services: PageServices, parts: PageParts): Promise<unknown>;
  head(services: HeadServices, parts: PageParts): Head;
  /** For somebody who is logged in; others are sent to the sign-in and come back (RTE-09). Made in the browser. */
  isPersonal?: true;
  /** What it shows depends on the browser alone, so there is nothing for the server to render. */
  isMadeInBrowser?: true;
  /** The status of a page that is there to say that something is not. */
  status?: number;
};
