import { useState } from 'react';
import { useNavigate } from 'react-router';
import { eventTexts } from '#features/events/texts/token.ts';
import { getEventFacets } from '#features/events/web/calls.ts';
import {
  canonicalOf,
  listCall,
  pagesShown,
  readListAddress,
  useListAddress,
} from '#features/events/web/list-address.ts';
import { facetQuery } from '#features/events/web/use-event-facets.ts';
import { feedLinks } from '#features/feeds/feed-links.ts';
import { picturePath } from '#features/pictures/contract.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { HomeBanner } from '#features/tenants/web/home-banner.tsx';
import { fillAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { SearchPanel } from '../shell/lazy-shell.tsx';
import { CultureCalendar, EventFilterPanel, EventQuickChips, TicketPromo } from './event-filters.tsx';
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
    const isInBrowser = isLoggedIn() !== null;
    // The server's page is whole; in the browser the list need not wait, and says itself what went wrong.
    if (isInBrowser) await lists.catch(() => null);
    else await Promise.all([lists, facets]);
  },
  head: ({ tenant, textsOf, locale }, { query }) => ({
    title: textsOf(eventTexts).list.title(tenant.in_place),
    description: textsOf(eventTexts).list.description(tenant.in_place),
    ...canonicalOf(readListAddress(query)),
    feeds: feedLinks(textsOf(eventTexts).list.title(tenant.in_place), readListAddress(query).query, locale),
    picture: picturePath({ scene: 'bygd', colour: tenant.colour.slice(1), variant: 'share' }),
  }),
};

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
