import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listFacts } from '#features/events/list-facts.ts';
import { eventTexts } from '#features/events/texts/token.ts';
import { getEventFacets } from '#features/events/web/calls.ts';
import { EventCard } from '#features/events/web/event-card.tsx';
import {
  canonicalOf,
  type ListAddress,
  listCall,
  pagesShown,
  readListAddress,
  useListAddress,
} from '#features/events/web/list-address.ts';
import { facetQuery } from '#features/events/web/use-event-facets.ts';
import { listFeaturedEvents } from '#features/featured/web/calls.ts';
import { feedLinks } from '#features/feeds/feed-links.ts';
import { picturePath } from '#features/pictures/contract.ts';
import type { Head, HeadServices, PageModule } from '#features/portal/web/page-module.ts';
import { eventPath, paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { HomeBanner } from '#features/tenants/web/home-banner.tsx';
import { localisedPath } from '#platform/language/paths.ts';
import { answerQuery, fillAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { SearchPanel } from '../shell/lazy-shell.tsx';
import { CultureCalendar, EventFilterPanel, EventQuickChips, FeaturedEvents, TicketPromo } from './event-filters.tsx';
import { EventResults } from './event-results.tsx';
import styles from './events-page.module.css';

export const page: PageModule = {
  Component: EventsPage,
  async load({ queries, call, isLoggedIn }, { query }) {
    const asked = readListAddress(query);
    const { endpoint, queryOf } = listCall(asked);
    const lists = Promise.all(
      pagesShown(asked.page).map((number) => fillAnswer(queries, call, endpoint, { query: queryOf(number) })),
    );
    // Without the numbers the page is still worth having.
    const facets = fillAnswer(queries, call, getEventFacets, { query: facetQuery(asked.query) }).catch(() => null);
    // In the browser it asks for itself.
    const featured =
      import.meta.env.SSR && query.size === 0
        ? fillAnswer(queries, call, listFeaturedEvents, {}).catch(() => null)
        : null;
    const isInBrowser = isLoggedIn() !== null;
    // The server's page is whole; in the browser the list need not wait, and says itself what went wrong.
    if (isInBrowser) await lists.catch(() => null);
    else await Promise.all([lists, facets, featured]);
  },
  head(services, { query }) {
    const { tenant, textsOf, locale } = services;
    const asked = readListAddress(query);
    const { title, description } = textsOf(eventTexts).list;
    const name = title(tenant.in_place);
    return {
      title: name,
      description: description(tenant.in_place),
      ...canonicalOf(asked),
      feeds: feedLinks(name, asked.query, locale),
      picture: picturePath({ scene: 'bygd', colour: tenant.colour.slice(1), variant: 'share' }),
      ...(import.meta.env.SSR && listedFacts(name, asked, services)),
    };
  },
};

/** BEY-03: for search engines, what this page of the list has; an empty one says nothing. */
function listedFacts(
  name: string,
  asked: ListAddress,
  { queries, call, origin, locale }: HeadServices,
): Pick<Head, 'facts'> {
  const { endpoint, queryOf } = listCall(asked);
  const { queryKey } = answerQuery(call, endpoint, { query: queryOf(asked.page) });
  const events = queries.getQueryData(queryKey)?.data ?? [];
  if (events.length === 0) return {};
  return { facts: listFacts(name, events, (event) => origin + localisedPath(eventPath(event), locale)) };
}

function EventsPage() {
  const { tenant } = usePortal();
  const texts = useTexts(eventTexts);
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  const { q: _, sort: __, ...filters } = useListAddress().query;
  const [searchField, setSearchField] = useState<HTMLInputElement | null>(null);
  return (
    <>
      <HomeBanner tenant={tenant}>
        <SearchBox
          action={localised(paths.search)}
          label={texts.search_label}
          placeholder={texts.search_placeholder}
          buttonLabel={texts.search_button}
          maxLength={200}
          hidden={filters}
          onFocus={(event) => setSearchField(event.currentTarget)}
          onSearch={(words) => navigate(`${paths.search}?${new URLSearchParams({ q: words, ...filters })}`)}
        />
        {searchField ? <SearchPanel input={searchField} /> : null}
        <CultureCalendar />
      </HomeBanner>
      <div className={`nb-wrap ${styles.page}`}>
        <EventQuickChips />
        <div className="nb-stack nb-gap-m">
          {tenant.hasTickets ? <TicketPromo /> : null}
          <FeaturedEvents card={EventCard} />
          <div className="nb-listing">
            <EventFilterPanel />
            <section className="nb-results" id="aktiviteter" tabIndex={-1} aria-labelledby="treff">
              <EventResults />
            </section>
          </div>
        </div>
      </div>
    </>
  );
}
